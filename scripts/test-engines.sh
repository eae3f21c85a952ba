#!/usr/bin/env bash
# A week-end without a server in Firefox and in WebKitGTK, with bin/myspace: scripts/test-engines.sh [Playwright's arguments...]
set -euo pipefail
cd "$(dirname "$0")/.."

has_webkit() {
  local tool
  for tool in WebKitWebDriver gjs xvfb-run xauth; do
    command -v "$tool" >/dev/null || return
  done
  gjs -c "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2" 2>/dev/null
}

FIREFOX=$(scripts/ensure-firefox.sh)
export FIREFOX
has_webkit || scripts/apt-install.sh webkit2gtk-driver gjs gir1.2-webkit2-4.1 xvfb xauth
cd e2e
# WebKitGTK draws on a screen only.
exec xvfb-run --auto-servernum node_modules/.bin/playwright test --config engines.config.ts "$@"
