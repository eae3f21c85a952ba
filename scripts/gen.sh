#!/usr/bin/env bash
# Rewrites what is generated: openapi.yaml from the routes, the web's API types and limits from it.
# With --check it also fails where that changed anything.
set -euo pipefail
cd "$(dirname "$0")/.."

fingerprint() {
  git ls-files -z --cached --others --exclude-standard -- openapi.yaml web/src/api | xargs -0 cat 2>/dev/null | cksum
}

before=$(fingerprint)
new=$(mktemp)
trap 'rm -f "$new"' EXIT
go run ./cmd/myspace openapi >"$new"
# An unchanged file keeps its date: nothing is built again because of it.
cmp -s "$new" openapi.yaml || cat "$new" >openapi.yaml
npm --prefix web run --silent gen >/dev/null

if [[ ${1:-} == --check && $(fingerprint) != "$before" ]]; then
  echo "openapi.yaml or web/src/api was not in step with the routes. It is now: look at it and commit it." >&2
  exit 1
fi
