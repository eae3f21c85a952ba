#!/usr/bin/env bash
# Prints the path of Firefox; installs Debian's where there is none.
set -euo pipefail
cd "$(dirname "$0")"

find_any() { command -v firefox-esr || command -v firefox; }

find_any >/dev/null || ./apt-install.sh firefox-esr >&2
find_any
