#!/usr/bin/env bash
# Formats, linters, types, dead code and the house's own limits. Every check runs, whatever the others say.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

failed=0
check() {
  local name=$1 start=$SECONDS
  shift
  if "$@"; then
    printf 'ok    %s (%ds)\n' "$name" $((SECONDS - start))
  else
    printf 'FAIL  %s (%ds)\n' "$name" $((SECONDS - start))
    failed=1
  fi
}

go_format() {
  local wrong
  wrong=$(git ls-files -z --cached --others --exclude-standard -- '*.go' | xargs -0 gofumpt -l) || return 1
  [[ -z $wrong ]] || {
    printf 'not formatted (make fmt):\n%s\n' "$wrong"
    return 1
  }
}

shell_scripts() {
  if command -v shellcheck >/dev/null; then
    # SC2317 takes what a trap or check calls for unreachable.
    shellcheck -x -e SC2317 scripts/*.sh .ci/run
  else
    echo 'shellcheck NOT RUN: it is not installed'
  fi
}

# The linter says much where all is well: that its Node is old, that it is happy.
api_description() {
  local said
  said=$(npm --prefix web/codegen run --silent lint 2>&1) || {
    echo "$said"
    return 1
  }
}

check 'house limits' scripts/check-files.sh
check 'shell scripts' shell_scripts
check 'go format' go_format
check 'go linters' golangci-lint run
check 'generated files' scripts/gen.sh --check
check 'API description' api_description
check 'web types' npm --prefix web run --silent typecheck
check 'web format and linter' npm --prefix web run --silent lint
check 'web dead code' npm --prefix web run --silent knip
check 'e2e types' web/node_modules/.bin/tsc --noEmit -p e2e
check 'e2e format and linter' bash -c 'cd e2e && ../web/node_modules/.bin/biome check .'
exit "$failed"
