#!/usr/bin/env bash
# Runs the Go tests and keeps their results for the totals: scripts/test-go.sh NAME [go test's flags...]
set -euo pipefail
cd "$(dirname "$0")/.."

name=$1
shift
mkdir -p .cache/test
scripts/ensure-ffmpeg.sh >/dev/null # light forms are made in tests, too
packages=./...
if [[ $name == postgres ]]; then
  # Only tests that open a database have anything new to say there.
  packages=$(go list -test -f '{{if .ForTest}}{{.ForTest}} {{join .Deps " "}}{{end}}' ./... |
    awk '/\/base\/dbtest/ { print $1 }' | sort -u | tr '\n' ' ')
fi
# golangci-lint vets already. A test that fails is tried once more, and named in the totals. Where many fail, that would only hide it.
exec gotestsum --format pkgname --format-hide-empty-pkg --jsonfile ".cache/test/go-$name.json" \
  --rerun-fails=1 --rerun-fails-max-failures=5 --packages "$packages" -- -count=1 -vet=off -timeout=20m "$@"
