# Everything a newcomer, a developer or a host types. Python 3.11+, Node 20 and make are all it asks for.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/uv pip install -q --python $(BIN)/python --compile-bytecode  # the first start takes half as long
PORT ?= 8000
HOST ?= 127.0.0.1
DIST ?= dist
STATIC := src/parlour/web/static/index.html
HELP := src/parlour/web/help/index.html
HELP_SOURCES := $(shell find docs help src/parlour/library src/parlour/rl src/parlour/adapters src/parlour/core \
	src/parlour/__init__.py client/src/tokens.css -type f -not -name '*.pyc')
CLIENT_SOURCES := $(shell find client/src client/*.ts client/*.json client/*.html src/parlour -not -path '*/static/*' \
	\( -name '*.svelte' -o -name '*.ts' -o -name '*.css' -o -name '*.json' -o -name '*.html' -o -name '*.ftl' \) 2>/dev/null)

.PHONY: play serve test quick siege check bench build docs wheel clean golden types lock pictures help

help: ## What can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'

play: $(VENV)/ready build docs ## Install, build, start the hall on SQLite and print its address
	@$(BIN)/parlour serve --host $(HOST) --port $(PORT)

serve: $(VENV)/ready build docs ## The same for a host: listens on every address
	@$(BIN)/parlour serve --host 0.0.0.0 --port $(PORT)

build: $(STATIC) ## Build the browser client

docs: $(HELP) ## Build the manual, which a hall serves at /help

wheel: $(VENV)/dev build docs ## A wheel that needs no Node, and all else that a hall's machine is given, into dist: docs/how-to/run-a-hall.md
	@rm -f $(DIST)/parlour-*.whl
	@$(BIN)/python -m hatchling build -t wheel -d $(DIST)
	@cp requirements.lock deploy/* $(DIST)

test: $(VENV)/dev build docs ## Everything that is checked before a change lands; ONLY=path-or-word for a part of it
	@bash .ci/test $(ONLY)

quick: $(VENV)/dev client/node_modules/ready ## Lint, types and tests of what differs from main, for while you work
	@bash .ci/quick

siege: $(VENV)/dev build docs ## The long rounds of what `make test` does briefly, in parts; PART=browsers for one
	@bash .ci/siege $(PART)

check: $(VENV)/dev client/node_modules/ready ## Lint, types, import rules; no tests
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy && $(BIN)/lint-imports && cd client && npm run --silent check

bench: $(VENV)/dev ## Speed, as ratios; YARDSTICK=folder adds the C++ yardstick
	@$(BIN)/python -m benchmarks $(if $(YARDSTICK),--yardstick $(YARDSTICK))

pictures: $(VENV)/dev build ## Pictures of every page and table, into gallery/pictures; ONLY=, SIZE=, BESIDE=, README=1: gallery/README.md
	@$(BIN)/python -m gallery $(if $(ONLY),--only $(ONLY)) $(if $(SIZE),--size $(SIZE)) $(if $(BESIDE),--beside $(BESIDE)) $(if $(README),--readme)

golden: $(VENV)/dev ## Write the golden playthroughs anew: read their diff as the change in behaviour
	@$(BIN)/python -m parlour.testing.golden --write

types: $(VENV)/dev client/node_modules/ready ## Write the client's types of what the server tells anew
	@set -o pipefail; $(BIN)/python -m parlour.cli.schema | (cd client && node types.js)

lock: $(VENV)/ready ## Resolve the Python dependencies anew
	@echo uv | $(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --no-annotate - -o requirements-uv.lock
	@$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --extra hall pyproject.toml -o requirements.lock
	@$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --extra hall --group dev pyproject.toml -o requirements-dev.lock
	@$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --no-annotate --group docs -c requirements-dev.lock -o requirements-docs.lock

clean: ## Remove what was installed and built
	rm -rf $(VENV) client/node_modules src/parlour/web/static src/parlour/web/help

$(VENV)/ready: requirements.lock pyproject.toml
	@bash .ci/need python $(PYTHON)
	@echo "Installing parlour"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@test -x $(BIN)/uv || $(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements-uv.lock
	@$(INSTALL) --require-hashes -r requirements.lock
	@$(INSTALL) --no-deps -e .
	@$(BIN)/python -m compileall -q src/parlour
	@touch $@

$(VENV)/dev: $(VENV)/ready requirements-dev.lock
	@$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

client/node_modules/ready: client/package-lock.json
	@bash .ci/need node
	@echo "Installing the browser client"
	@cd client && npm ci --silent --no-audit --no-fund
	@touch $@

$(VENV)/docs: $(VENV)/ready requirements-docs.lock
	@$(INSTALL) --require-hashes -r requirements-docs.lock
	@touch $@

$(HELP): $(VENV)/docs $(HELP_SOURCES)
	@echo "Building the manual"
	@$(BIN)/mkdocs build -q --strict -f help/mkdocs.yml

$(STATIC): client/node_modules/ready $(CLIENT_SOURCES)
	@echo "Building the browser client"
	@cd client && npm run --silent build -- --logLevel warn
