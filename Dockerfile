# Two stages: the first installs, the second only runs. What they stand on is named by its content:
# `docker buildx imagetools inspect python:3.11-slim` tells the digest of a newer one.
ARG BASE=python:3.11.16-slim@sha256:9c900dea9e8fb7e16277c179b555cc72d29a352dbc33cff48ad5a0412fd5bfc7

FROM ${BASE} AS build
WORKDIR /src
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ONLY_BINARY=:all:
RUN python -m venv /tools && python -m venv /venv
COPY build.lock requirements.lock ./
RUN /tools/bin/pip install --require-hashes -r build.lock
RUN /venv/bin/pip install --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE bot.py mothership.py showing.py ./
COPY licenses licenses
COPY cogs cogs
COPY engine engine
COPY playground playground
COPY render render
COPY storage storage
RUN /tools/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /dist .
RUN /venv/bin/pip install --no-index --no-deps /dist/*.whl

FROM ${BASE}
RUN useradd --create-home --uid 10001 mothership && install -d -o mothership /data
COPY --from=build /venv /venv
USER mothership
WORKDIR /data
VOLUME /data
ENV MOTHERSHIP_STORAGE__PATH=/data/mothership.sqlite3
# The token comes at run time: docker run -e MOTHERSHIP_DISCORD__TOKEN=... -v mothership:/data
# A stop drains clicks and messages under way for up to 15 s, longer than Docker waits by itself:
# add --stop-timeout 30. For figures add -e MOTHERSHIP_OPERATING__LISTEN=0.0.0.0:9464 and
# -p 127.0.0.1:9464:9464. A backup: docker exec NAME /venv/bin/mothership backup
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s \
    CMD ["/venv/bin/mothership", "doctor", "--alive"]
ENTRYPOINT ["/venv/bin/mothership"]
CMD ["run"]
