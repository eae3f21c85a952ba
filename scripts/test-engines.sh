#!/usr/bin/env bash
# A week-end without a server in Firefox and in WebKitGTK, with bin/myspace: scripts/test-engines.sh [Playwright's arguments...]
set -euo pipefail
cd "$(dirname "$0")/.."

FIREFOX=$(scripts/ensure-firefox.sh)
export FIREFOX
# WebKitGTK has no mode without a screen; gjs opens its window.
command -v WebKitWebDriver xvfb-run xauth gjs >/dev/null && gjs -c "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2" 2>/dev/null ||
  scripts/apt-install.sh webkit2gtk-driver gir1.2-webkit2-4.1 gjs xvfb xauth
cd e2e
exec xvfb-run --auto-servernum node_modules/.bin/playwright test --config engines.config.ts "$@"
