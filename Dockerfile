# Two stages: the first installs, the second only runs.
FROM python:3.11-slim AS build
WORKDIR /src
RUN python -m venv /venv
COPY pyproject.toml constraints.txt README.md ./
COPY bot.py ./
COPY cogs cogs
COPY engine engine
COPY playground playground
COPY render render
COPY storage storage
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check -c constraints.txt .

FROM python:3.11-slim
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
