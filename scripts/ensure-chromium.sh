#!/usr/bin/env bash
# Prints the path of Chromium; installs Debian's where there is none.
set -euo pipefail
cd "$(dirname "$0")"

find_chromium() { command -v chromium || command -v chromium-browser || command -v google-chrome; }

find_chromium >/dev/null || ./apt-install.sh chromium >&2
find_chromium
