#!/usr/bin/env bash
# Prints the path of Chromium; installs Debian's where there is none. Preferred is the one without
# windows: it does without what nobody looks at, and the journeys take a quarter less time.
set -euo pipefail
cd "$(dirname "$0")"

find_headless() { command -v chromium-headless-shell; }
find_any() { find_headless || command -v chromium || command -v chromium-browser || command -v google-chrome; }

find_headless >/dev/null || ./apt-install.sh chromium-headless-shell >&2 ||
  find_any >/dev/null || ./apt-install.sh chromium >&2
find_any
