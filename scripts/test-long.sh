#!/usr/bin/env bash
# What is too long for every landing: odd requests for LONG (10m) on each database, each fuzz target for
# a tenth of that, the state machines and properties with many steps, kills and power cuts in number, and a large
# upload that is cut and killed. A part that fails lets the later ones run; ends with the figures.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

long=${LONG:-10m}
seconds=$(node -e '
  const [, n, unit] = /^(\d+)(s|m|h)$/.exec(process.argv[1]) ?? []
  if (!n) { console.error("LONG is a time such as 90s, 10m or 2h"); process.exit(1) }
  console.log(n * { s: 1, m: 60, h: 3600 }[unit])' "$long") || exit
crashes=${CRASHES:-$((1 + seconds / 120))}
log=.cache/test/long
rm -rf "$log"
mkdir -p "$log"

failed=()
part() {
  local name=$1
  shift
  printf '== %s\n' "$name"
  "$@" >"$log/${name//[ \/]/-}" 2>&1 || {
    failed+=("$name")
    tail -n 60 "$log/${name//[ \/]/-}"
  }
  grep -hoE '(odd requests|kills|power cuts): .*|^fuzz: elapsed: .*execs.*' "$log/${name//[ \/]/-}" | tail -n 3
}

odd() { go test -count=1 -timeout=0 -v -run '^TestOddInput' ./internal/app; }
export -f odd
export TEST_LONG=$long
part 'odd requests on SQLite' odd
part 'odd requests on PostgreSQL' scripts/with-postgres.sh bash -c odd

while IFS=: read -r file target; do
  part "fuzz $target of ./$(dirname "$file")" go test -run - -fuzz "^$target\$" -fuzztime "$((1 + seconds / 10))s" -fuzzminimizetime 1x "./$(dirname "$file")"
done < <(grep -rEo '^func Fuzz\w+' --include='*_test.go' internal | sed 's/func //')

# Each package on its own: only those that draw know these flags. Some draw from memory and some from a database: each
# draws anew until its time is over, and at least once.
properties() {
  local until=$((SECONDS + seconds))
  while :; do
    go test -count=1 -timeout=0 "$1" -rapid.checks="${CHECKS:-20}" -rapid.steps=100 || return
    ((SECONDS < until)) || return 0
  done
}
while read -r folder; do
  part "properties of $folder" properties "./$folder"
done < <(grep -rl '"pgregory.net/rapid"' --include='*_test.go' internal | xargs -n1 dirname | sort -u)

# What tests do with thousands of rows; the package of the routes had its turn above.
many_rows() {
  grep -rl longtest.Times --include='*_test.go' internal/base internal/school | xargs -n1 dirname | sort -u |
    sed 's|^|./|' | xargs go test -count=1 -timeout=0
}
part 'many rows' many_rows
part 'two servers with one ledger' scripts/with-postgres.sh go test -count=1 -timeout=0 -run '^TestTheLawsHoldWithTwoServers$' ./internal/school/finance
part 'kills and power cuts' go test -count="$crashes" -timeout=0 -v -run '^TestCrash' ./internal/app/crashtest
part 'a large upload' node scripts/bench-upload.mjs

printf '\nLONG TESTS (%s): %s in %dm\n' "$long" "${failed[*]:+FAILED: }$(IFS=,; echo "${failed[*]:-all passed}")" $((SECONDS / 60))
((${#failed[@]} == 0))
