#!/usr/bin/env bash
# Runs the web app's unit tests, keeps their results for the totals, and weighs what each page loads.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

mkdir -p .cache/test
npm --prefix web run --silent test -- \
  --reporter=default --reporter=json --outputFile.json="$PWD/.cache/test/web.json"
tested=$?
npm --prefix web run --silent size
weighed=$?
exit $((tested || weighed))
