#!/usr/bin/env bash
# Everything that must pass before a change lands. A stage that fails lets the later ones run, so
# that one run tells everything; only a build that fails ends it. Ends with the totals.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

# Every temporary file of every stage, so that nothing stays behind, even of what was killed.
# Short, because sockets have short names; passable, because PostgreSQL is not root.
TMPDIR=$(mktemp -d "$(scripts/scratch.sh)/ms.XXXXXX")
chmod 711 "$TMPDIR"
export TMPDIR
[[ -t 1 ]] || export NO_COLOR=1
rm -rf .cache/test
mkdir -p .cache/test

# Called on exit by the trap below.
finish() {
  trap '' INT TERM HUP
  export -n TMPDIR # what follows is not to end itself
  # Whatever a test started and did not live to end has our folder in its environment.
  grep -lzx "TMPDIR=$TMPDIR" /proc/[0-9]*/environ 2>/dev/null | cut -d/ -f3 | xargs -r kill -9 2>/dev/null
  # A FUSE folder of a power-cut test that was interrupted.
  awk -v folder="$TMPDIR/" 'index($2, folder) == 1 { print $2 }' /proc/mounts | xargs -r umount -l
  rm -rf "$TMPDIR"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

clock() { printf '%dm%02ds' $(($1 / 60)) $(($1 % 60)); }

failed=()
stage() {
  local name=$1 start=$SECONDS outcome=passed
  shift
  printf '\n== %s\n' "$name"
  "$@" || {
    outcome=FAILED
    failed+=("$name")
  }
  printf -- '-- %s: %s in %s\n' "$name" "$outcome" "$(clock $((SECONDS - start)))"
}

stage build make prepare
if ((${#failed[@]} == 0)); then
  stage lint scripts/lint.sh
  stage web scripts/test-web.sh
  stage 'go sqlite' scripts/test-go.sh sqlite
  stage 'go postgres' scripts/with-postgres.sh scripts/test-go.sh postgres -skip '^TestCrash'
  stage browser scripts/test-e2e.sh
fi

printf '\n'
node scripts/totals.mjs "$(clock $SECONDS)" "${failed[@]}"
