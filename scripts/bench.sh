#!/usr/bin/env bash
# Runs the benchmarks on SQLite: scripts/bench.sh [a pattern of their names]
set -euo pipefail
cd "$(dirname "$0")/.."

unset TEST_POSTGRES
# One package after the other: they must not slow each other down.
exec go test -p 1 ./internal/... -run '^$' -bench "${1:-.}" -benchtime 1s -timeout 30m
