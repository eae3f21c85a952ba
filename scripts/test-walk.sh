#!/usr/bin/env bash
# Has supervisors, invitees and jobs do with invitations what they like, WALK steps in all (a million: hours), on as many
# processors as there are; every part of it begins with an empty database and draws anew.
# scripts/test-walk.sh ledger has accounting do so with money.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

package=planning walk=TestInvitationsNeverLeaveTheTable held='all within the table'
if [[ ${1:-} == ledger ]]; then package=finance walk=TestTheLedgersLaws held="the ledger's laws held"; fi
steps=${WALK:-1000000}
walkers=${WALKERS:-$(nproc)}
log=.cache/test/walk-$package${TEST_POSTGRES:+-pg}
rm -rf "$log"
mkdir -p "$log"
go test -c -o "$log/walk" ./internal/school/$package || exit
if [[ -d /dev/shm && ! -v TMPDIR ]]; then export TMPDIR=/dev/shm; fi # what is waited for is the disk, half of the time

# walked says how many steps were walked so far.
walked() { cat "$log"/*.out 2>/dev/null | grep -oE '[0-9]+ steps;' | awk '{ n += $1 } END { print n + 0 }'; }

walker() {
  local part=0
  while (($(walked) < steps)); do
    part=$((part + 1))
    (cd internal/school/$package && TEST_LONG=1m "../../../$log/walk" -test.v -test.timeout=0 -test.run "^$walk\$" \
      -rapid.checks=60 -rapid.steps=100) >"$log/$1-$part.out" 2>&1 || return
  done
}

failed=0
for ((n = 1; n <= walkers; n++)); do walker "$n" & done
for ((n = 1; n <= walkers; n++)); do wait -n || failed=1; done
# One that died without a word of its tests is shown too: it does not end with how many passed.
if ((failed)); then tail -n 60 "$(grep -L '^PASS$' "$log"/*.out | head -n 1)"; fi
printf 'WALK: %d steps in %d minutes: %s\n' "$(walked)" $((SECONDS / 60)) "$( ((failed)) && echo FAILED || echo "$held")"
((!failed))
