#!/usr/bin/env bash
# Prints the path of ffmpeg; installs Debian's where there is none.
set -euo pipefail
cd "$(dirname "$0")"

find_any() { command -v ffprobe >/dev/null && command -v ffmpeg; }

find_any >/dev/null || ./apt-install.sh ffmpeg >&2
find_any
