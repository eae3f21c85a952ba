#!/usr/bin/env bash
# Runs the journeys in Chromium against bin/myspace: scripts/test-e2e.sh [Playwright's arguments...]
set -euo pipefail
cd "$(dirname "$0")/.."

CHROMIUM=$(scripts/ensure-chromium.sh)
export CHROMIUM
mkdir -p .cache/test
export PLAYWRIGHT_JSON_OUTPUT_FILE="$PWD/.cache/test/browser.json"
cd e2e
exec node_modules/.bin/playwright test "$@"
