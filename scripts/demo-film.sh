#!/usr/bin/env bash
# Makes the film of the demo school anew: twelve seconds of a moving test card with a quiet tone, with fast start.
set -euo pipefail
cd "$(dirname "$0")/.."
ffmpeg=$(scripts/ensure-ffmpeg.sh)
"$ffmpeg" -y -v error -f lavfi -i testsrc2=size=320x180:rate=10:duration=12 -f lavfi -i sine=frequency=330:duration=12 \
  -c:v libx264 -preset veryslow -crf 38 -pix_fmt yuv420p -c:a aac -b:a 16k -ac 1 -af volume=0.2 -movflags +faststart \
  -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact internal/app/demo/film.mp4
