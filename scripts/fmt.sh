#!/usr/bin/env bash
# Formats the Go and web sources.
set -euo pipefail
cd "$(dirname "$0")/.."

git ls-files -z --cached --others --exclude-standard -- '*.go' | xargs -0 gofumpt -w
npm --prefix web run --silent format
(cd e2e && ../web/node_modules/.bin/biome check --write .)
