# `make` alone lists the targets. The long recipes live in scripts/.

SHELL := /usr/bin/env bash
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# No C compiler is needed to build, and none is asked of the machine.
export CGO_ENABLED := 0

# Helpers built from source, once for each version that tools/ pins.
TOOLS := $(CURDIR)/.cache/bin
LINT_TOOLS := $(TOOLS)/golangci-lint $(TOOLS)/gofumpt
TEST_TOOLS := $(TOOLS)/gotestsum $(TOOLS)/mailpit $(TOOLS)/versitygw
export PATH := $(TOOLS):$(PATH)
export TEST_MAILPIT := $(TOOLS)/mailpit
export TEST_S3 := $(TOOLS)/versitygw

# The program says which commit it was built from; a change of it alone compiles nothing anew.
VERSION := $(shell git describe --always --dirty 2>/dev/null || echo dev)

WEB_SOURCES := $(shell find web -name node_modules -prune -o -path web/dist -prune -o -path web/codegen -prune -o -print)
PRECOMPILED := .cache/precompiled

.PHONY: help run test dev build gen lint test-go test-pg test-web test-e2e test-pages test-firefox test-engines test-crash test-long test-walk test-ledger test-race lighthouse pictures bench bench-upload bench-listen bench-board fmt clean
.PHONY: deps prepare bin/myspace

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## build everything, fill an empty database with demo data, serve http://localhost:8080
	@bin/myspace demo --if-empty && exec bin/myspace serve

test: ## everything that must pass before a change lands, with a line of totals at the end
	@scripts/test.sh

dev: web/node_modules/.installed bin/myspace ## serve with hot reload of both halves: the page on http://localhost:5173
	@scripts/dev.sh

build: ## leave the program in bin/myspace, the web app inside
	@$(MAKE) -j2 deps
	@$(MAKE) bin/myspace

gen: web/node_modules/.installed ## rewrite openapi.yaml from the routes, and the web's API types from it
	@scripts/gen.sh

lint: $(LINT_TOOLS) web/node_modules/.installed e2e/node_modules/.installed ## format check, linters, type checks, dead code, house limits
	@scripts/lint.sh

test-go: $(TEST_TOOLS) ## Go tests on SQLite
	@scripts/test-go.sh sqlite

test-pg: $(TEST_TOOLS) ## Go tests on a PostgreSQL cluster of their own
	@scripts/with-postgres.sh scripts/test-go.sh postgres

test-web: web/dist/index.html ## unit tests of the web app, and what its pages weigh
	@scripts/test-web.sh

test-e2e: build e2e/node_modules/.installed ## journeys in Chromium against the built program
	@scripts/test-e2e.sh

test-pages: build e2e/node_modules/.installed ## every page on a phone and at a desk: layout, shifts, bytes, axe
	@PAGES=all scripts/test-e2e.sh pages.spec.ts

test-firefox: build e2e/node_modules/.installed ## every page in Firefox, without an error or a request that fails
	@scripts/test-firefox.sh

test-engines: build e2e/node_modules/.installed ## a week-end without a server in Firefox and in WebKitGTK: nothing lost, nothing twice
	@scripts/test-engines.sh

lighthouse: build e2e/node_modules/.installed ## Lighthouse on the sign-in, a list, a record and the profile, speed included
	@LIGHTHOUSE=full scripts/test-e2e.sh lighthouse.spec.ts

pictures: build e2e/node_modules/.installed ## draw the pictures of the guide anew from the demo school, in five languages
	@scripts/pictures.sh

test-crash: $(TEST_TOOLS) ## kill -9 and power cuts: nothing acknowledged may be lost
	@scripts/test-go.sh crash -v -run '^TestCrash'

test-long: bin/myspace $(TEST_TOOLS) ## odd requests, fuzzing, state machines, kills, a large upload; LONG=10m is the time for each
	@scripts/test-long.sh

test-walk: ## a million moves of invitations, WALK=1000000 (hours)
	@scripts/test-walk.sh

test-ledger: ## a million entries of money against the ledger's laws on each database, WALK=1000000 (hours)
	@scripts/test-walk.sh ledger
	@scripts/with-postgres.sh scripts/test-walk.sh ledger

test-race: ## Go tests on SQLite under the race detector (slow; needs a C compiler)
	@CGO_ENABLED=1 go test -race ./...

bench: bin/myspace ## CPU of lists, searches and records over HTTP on both databases; group commit; routes against their bare queries
	@scripts/bench.sh

bench-upload: bin/myspace ## a 2 GiB upload, cut and killed on the way: memory, speed, nothing lost
	@node scripts/bench-upload.mjs

bench-listen: bin/myspace ## 500 who hear a recording at once: MB a second, processor, memory
	@node scripts/bench-listen.mjs

bench-board: build e2e/node_modules/.installed ## a board of 60 classes in Chromium, at a desk and on a slow tablet: opening, scrolling, typing
	@node scripts/bench-board.mjs

fmt: $(TOOLS)/gofumpt web/node_modules/.installed ## format Go and web sources
	@scripts/fmt.sh

clean: ## remove what was built; data/ stays
	@rm -rf bin .cache web/node_modules web/codegen/node_modules e2e/node_modules e2e/results
	@find web/dist -mindepth 1 ! -name .gitkeep -delete

# The slow halves of a build, side by side: the web app, and every package of others that ours will need.
deps: web/dist/index.html $(PRECOMPILED)
	@:

# What the stages of scripts/test.sh need.
prepare: build $(LINT_TOOLS) $(TEST_TOOLS) e2e/node_modules/.installed
	@:

# Go itself knows best whether there is something to do.
bin/myspace:
	@go build -ldflags='-X myspace/internal/app.Version=$(VERSION)' -o $@ ./cmd/myspace

$(PRECOMPILED): go.sum
	@mkdir -p $(@D)
	@scripts/quietly.sh 'compiling the Go packages of others' scripts/precompile.sh
	@touch $@

web/dist/index.html: web/node_modules/.installed $(WEB_SOURCES)
	@scripts/quietly.sh 'building the web app' npm --prefix web run build
	@touch web/dist/.gitkeep $@

%/node_modules/.installed: %/package-lock.json %/.npmrc
	@scripts/quietly.sh 'installing the packages of $*' npm --prefix $* ci
	@touch $@

$(TOOLS)/golangci-lint: PACKAGE = github.com/golangci/golangci-lint/v2/cmd/golangci-lint
$(TOOLS)/gofumpt: PACKAGE = mvdan.cc/gofumpt
$(TOOLS)/gotestsum: PACKAGE = gotest.tools/gotestsum
$(TOOLS)/mailpit: PACKAGE = github.com/axllent/mailpit
$(TOOLS)/versitygw: PACKAGE = github.com/versity/versitygw/cmd/versitygw

$(LINT_TOOLS) $(TOOLS)/gotestsum: tools/go.sum
	@scripts/quietly.sh 'building $(@F)' nice go build -C tools -ldflags='-s -w' -o $@ $(PACKAGE)

$(TOOLS)/mailpit $(TOOLS)/versitygw: tools/servers/go.sum
	@scripts/quietly.sh 'building $(@F)' nice go build -C tools/servers -ldflags='-s -w' -o $@ $(PACKAGE)
