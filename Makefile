# Everything runs in an environment of its own; only Python >= 3.11 and make are needed.
PYTHON ?= python3
BIN := .venv/bin
# A game is several processes and the tests are hundreds: what one has compiled the next one reads.
# Containers tend to forbid that, and uv leaves compiling to whoever imports first.
unexport PYTHONDONTWRITEBYTECODE
# Tests of a file share what they have made; a process takes the next file, long ones first. One
# more than the usual two cores, for some wait for bots that are processes of their own.
SHARED := -n 3 --dist loadscope --no-loadscope-reorder

# uv installs several times as fast as pip, and is fetched where it can be had; pip does without.
install = $(BIN)/uv pip install --quiet --python $(BIN)/python -c constraints.txt -e '$(1)' 2>/dev/null \
	|| $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '$(1)'

# What keeps games is tested on PostgreSQL, too, where there is one: a wheel brings it along, else
# MOTHERSHIP_TEST_POSTGRES names one. Tests of the file itself stay with SQLite.
KEEPING := tests/storage/test_archive.py tests/storage/test_memory.py tests/storage/test_packing.py \
	tests/storage/test_reviving.py tests/storage/test_postgres.py tests/storage/test_moving.py \
	tests/storage/test_refusals.py tests/storage/test_migrating.py tests/storage/test_standby.py \
	tests/storage/test_leases.py tests/storage/test_older.py tests/storage/test_steps.py \
	tests/storage/test_lost_answers.py \
	tests/cogs/test_standby.py tests/cogs/test_two_processes.py \
	tests/cogs/test_rolling_restart.py tests/e2e/test_storm.py tests/host/test_results.py \
	tests/host/test_unreadable.py \
	tests/host/test_alone.py tests/host/test_deadlines.py tests/host/test_failures.py \
	tests/host/test_giving_back.py tests/host/test_halting.py tests/host/test_one_moment.py \
	tests/host/test_outbox.py tests/host/test_privacy.py tests/host/test_seat_history.py
# What takes longer there: whole games, with bots that are killed and take over from each other.
OUTLIVING := tests/host tests/cogs/web tests/cogs/test_alone.py tests/cogs/test_forged_rights.py \
	tests/e2e/test_kills.py tests/e2e/test_stops.py

.PHONY: play demo test browser-test check cover bench soak mutants docs golden lock clean

.venv/base: pyproject.toml constraints.txt  # all it takes to run
	$(PYTHON) -m venv .venv
	-@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt uv 2>/dev/null
	$(call install,.)
	touch $@

.venv/dev: .venv/base  # all it takes to work on it
	$(call install,.[dev])
	-@$(call install,.[postgres-test]) 2>/dev/null
	touch $@

play: .venv/base  ## play in a browser, without Discord (PLAY=--fresh forgets the games of last time)
	$(BIN)/python bot.py play $(PLAY)

demo: .venv/base  ## play a whole game of computer captains through the stand-in Discord
	$(BIN)/python bot.py demo

checks = $(BIN)/ruff format --check . && $(BIN)/ruff check . && $(BIN)/mypy

check: .venv/dev  ## style and types
	$(checks)

# Beside style and types, which leave a core idle, the tests are compiled (three processes that
# begin together would each compile all of them), and what keeps games runs on PostgreSQL.
beside = $(BIN)/pytest --collect-only -qq >/dev/null; \
	exec $(BIN)/pytest -m 'not soak' -rs --engine postgres-if-any $(KEEPING)

test: .venv/dev  ## style, types and every test
	@($(beside)) >.venv/postgres.txt 2>&1 & beside=$$!; trap 'kill $$beside' INT TERM; \
	$(checks) && $(BIN)/pytest -m 'not soak' $(SHARED) -rs --durations=20; tested=$$?; \
	wait $$beside; kept=$$?; echo 'On PostgreSQL:'; cat .venv/postgres.txt; exit $$((tested + kept))

browser-test: .venv/dev  ## look at the page in Chromium, or say how to get one
	$(BIN)/pytest -rs tests/playground/test_browser.py tests/e2e/test_browser.py

cover: .venv/dev  ## which lines the tests run; it takes twice as long as they do
	$(BIN)/pytest -m 'not soak' $(SHARED) --cov --cov-report=term:skip-covered

bench: .venv/dev  ## measure; prints a table and writes bench.json
	$(BIN)/python -m tests.bench

soak: .venv/dev  ## the long runs of the short tests
	$(BIN)/pytest -m soak $(SHARED)
	$(BIN)/pytest -m 'not soak' $(SHARED) -rs --engine postgres-if-any $(OUTLIVING)
	$(BIN)/pytest -m soak $(SHARED) -rs --engine postgres-if-any tests/storage/test_leases.py \
		tests/e2e/test_kills.py -k 'storms or share'

.venv/mutation: .venv/dev
	$(call install,.[mutation])
	touch $@

mutants: .venv/mutation  ## change the rules a little and see whether a test notices (PART=file)
	$(BIN)/python -m tests.mutants $(PART)

docs: .venv/dev  ## write the rules help, its table of tests and the pictures of docs/
	$(BIN)/python -m tests.docs
	$(BIN)/python -m tests.look
	$(BIN)/python -m tests.readme

golden: .venv/dev  ## renew the golden images; shows what changed in build/golden.png
	$(BIN)/python -m tests.render.goldens

.venv/lock: .venv/dev
	$(call install,.[lock])
	touch $@

lock: .venv/lock  ## lock what runs and builds, at the versions of constraints.txt, and list licences
	$(BIN)/python -m tests.lock

clean:
	rm -rf .venv demo play report build *.egg-info .mypy_cache .ruff_cache .pytest_cache
