#!/usr/bin/env bash
# Compiles every package that the program takes from other modules. That is most of a cold build,
# and none of it waits for the web app that will be embedded.
set -euo pipefail
cd "$(dirname "$0")/.."

go list -deps -e -f '{{with .Module}}{{if not .Main}}{{$.ImportPath}}{{end}}{{end}}' ./cmd/myspace | xargs go build
