#!/usr/bin/env bash
# Runs the benchmarks: what requests cost over real HTTP on both databases, then those of the packages on SQLite.
# scripts/bench.sh [a pattern of the latter's names, for them alone [-short, for smaller schools]]
set -euo pipefail
cd "$(dirname "$0")/.."

unset TEST_POSTGRES
if [[ $# == 0 ]]; then
  node scripts/bench-http.mjs
  scripts/with-postgres.sh node scripts/bench-http.mjs
fi
# One package after the other: they must not slow each other down.
exec go test -p 1 ./internal/... -run '^$' -bench "${1:-.}" -benchtime 1s -timeout 30m "${@:2}"
