#!/usr/bin/env bash
# Makes the guide's pictures anew, from the demo school of bin/myspace: scripts/pictures.sh [Playwright's arguments...]
set -euo pipefail
cd "$(dirname "$0")/.."

CHROMIUM=$(scripts/ensure-chromium.sh)
export CHROMIUM
cd e2e
exec node_modules/.bin/playwright test --config pictures.config.ts "$@"
