#!/usr/bin/env bash
# Runs the benchmarks on SQLite: scripts/bench.sh [a pattern of their names]
set -euo pipefail
cd "$(dirname "$0")/.."

unset TEST_POSTGRES
exec go test ./internal/... -run '^$' -bench "${1:-.}" -benchtime 1s -timeout 30m
