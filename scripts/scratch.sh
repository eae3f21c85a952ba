#!/usr/bin/env bash
# Names the folder for what tests leave no trace of: memory where there is plenty and programs may
# run in it, else the disk. Tests make and drop thousands of databases: the run on PostgreSQL takes
# less than half of its time there. All of them fill 0.7 GiB at most; the rest is for two runs at once, and for the
# programs themselves.
set -euo pipefail

memory=/dev/shm
gigabyte=1048576 # in KiB

is_roomy() {
  [[ -d $memory && -w $memory ]] || return 1
  (($(df --output=avail -k $memory | tail -1) >= 3 * gigabyte)) || return 1
  (($(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo) >= 8 * gigabyte)) || return 1
}

runs_programs() {
  local try
  try=$(mktemp "$memory/ms.XXXXXX")
  printf '#!/bin/sh\n' >"$try"
  chmod +x "$try"
  "$try" 2>/dev/null
  local outcome=$?
  rm -f "$try"
  return $outcome
}

if is_roomy 2>/dev/null && runs_programs; then echo $memory; else echo /tmp; fi
