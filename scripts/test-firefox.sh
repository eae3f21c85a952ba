#!/usr/bin/env bash
# Opens every page of bin/myspace in Firefox: scripts/test-firefox.sh [Playwright's arguments...]
set -euo pipefail
cd "$(dirname "$0")/.."

FIREFOX=$(scripts/ensure-firefox.sh)
export FIREFOX
cd e2e
exec node_modules/.bin/playwright test --config firefox.config.ts "$@"
