#!/usr/bin/env bash
# Runs the web app's unit tests and keeps their results for the totals.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .cache/test
exec npm --prefix web run --silent test -- \
  --reporter=default --reporter=json --outputFile.json="$PWD/.cache/test/web.json"
