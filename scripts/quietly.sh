#!/usr/bin/env bash
# Runs a command and says only what it was for and how long it took; its own words come where it
# fails: scripts/quietly.sh WHAT COMMAND...
set -uo pipefail

what=$1
shift
echo "$what ..."
said=$(mktemp)
trap 'rm -f "$said"' EXIT
"$@" >"$said" 2>&1 </dev/null
status=$?
if ((status == 0)); then
  echo "$what: done in ${SECONDS}s"
else
  cat "$said" >&2
  echo "$what: failed" >&2
fi
exit "$status"
