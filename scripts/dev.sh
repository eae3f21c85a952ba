#!/usr/bin/env bash
# Serves with hot reload: Vite for the page, and a Go server that is built and started anew whenever
# a source changes. A build that fails leaves the last good server running.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

seen=.cache/dev-seen
vite=
server=

# Called on exit by the trap below.
finish() {
  trap '' INT TERM
  # shellcheck disable=SC2086
  kill $vite $server 2>/dev/null
  wait
}
trap finish EXIT
trap 'exit 0' INT TERM

changed() { [[ -n $(find cmd internal web/embed.go web/src/texts go.mod -newer "$seen" -print -quit) ]]; }

restart() {
  touch "$seen"
  go build -o bin/myspace ./cmd/myspace || return
  [[ -z $server ]] || { kill "$server" && wait "$server"; } 2>/dev/null
  bin/myspace serve &
  server=$!
}

bin/myspace demo --if-empty || exit 1
(cd web && exec node_modules/.bin/vite) &
vite=$!
restart
while kill -0 "$vite" 2>/dev/null; do
  sleep 1
  changed && restart
done
