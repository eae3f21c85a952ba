#!/usr/bin/env bash
# Runs a command beside a PostgreSQL cluster of its own: scripts/with-postgres.sh COMMAND...
# The cluster is made for it in a temporary folder, listens on a free loopback port, is named in
# TEST_POSTGRES (its first process in TEST_POSTGRES_PID), and is gone afterwards, however the command ends. No other
# cluster is touched.
set -euo pipefail

here=$(dirname "$0")
programs=$("$here/ensure-postgres.sh")
place=${TMPDIR:-$("$here/scratch.sh")}

# is_alive PID: /proc also shows processes of others, whom kill -0 may not ask.
is_alive() { [[ -n $1 && -e /proc/$1 ]]; }

# Of what was killed outright the folder stays, in memory: it is named after its process, and goes once that and the
# server are gone. What another user left stays his matter.
clear_dead() {
  local old owner
  for old in "$place"/myspace-pg.*.??????; do
    owner=${old##*/myspace-pg.} owner=${owner%.*}
    [[ $owner =~ ^[0-9]+$ ]] || continue
    if is_alive "$owner" || is_alive "$(head -n 1 "$old/data/postmaster.pid" 2>/dev/null)"; then continue; fi
    rm -rf "$old" 2>/dev/null || true
  done
}
clear_dead
folder=$(mktemp -d "$place/myspace-pg.$$.XXXXXX")
server=
command=

# PostgreSQL refuses to run as root.
as_user=()
if [[ $(id -u) == 0 ]]; then
  user=$(id -un postgres 2>/dev/null || echo nobody)
  chown "$user" "$folder"
  as_user=(setpriv "--reuid=$user" "--regid=$(id -g "$user")" --clear-groups)
fi

# Called on exit by the trap below.
finish() {
  trap '' INT TERM HUP
  [[ -z $command ]] || kill -TERM -- "-$command" 2>/dev/null || true
  [[ -z $server ]] || kill -QUIT "$server" 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$folder"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# A French cluster sorts words as a school's own server may: what must sort by bytes has to say so.
locale=(--locale=C.UTF-8)
if "$programs/initdb" --help | grep -q icu-locale; then
  locale+=(--locale-provider=icu --icu-locale=fr)
fi
"${as_user[@]}" "$programs/initdb" -D "$folder/data" -U tester --auth=trust --encoding=UTF8 "${locale[@]}" \
  --no-sync >"$folder/log" 2>&1 || {
  cat "$folder/log" >&2
  exit 1
}

free_port() {
  node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })'
}

# Durability is not what these tests are about: nothing is synced.
settings=(fsync=off synchronous_commit=off full_page_writes=off wal_level=minimal max_wal_senders=0
  checkpoint_timeout=1h max_wal_size=8GB jit=off
  max_connections=300 max_locks_per_transaction=256 shared_buffers=128MB
  listen_addresses=127.0.0.1 "unix_socket_directories=$folder")

start() {
  local try
  port=$(free_port)
  # Its own process group (set -m), so that Ctrl-C reaches it only through finish.
  set -m
  # Should this script be killed outright, the server still ends with it.
  "${as_user[@]}" setpriv --pdeathsig=QUIT "$programs/postgres" -D "$folder/data" -p "$port" "${settings[@]/#/--}" >>"$folder/log" 2>&1 &
  server=$!
  set +m
  for ((try = 0; try < 300; try++)); do
    if grep -q 'ready to accept connections' "$folder/log"; then return 0; fi
    kill -0 "$server" 2>/dev/null || return 1
    sleep 0.1
  done
  return 1
}

# The port may be taken between the asking and the start.
start || start || start || {
  cat "$folder/log" >&2
  exit 1
}

found=$("$programs/psql" -h 127.0.0.1 -p "$port" -U tester -d postgres -XAtc 'show data_directory')
if [[ $found != "$folder/data" ]]; then
  echo "Port $port answers for $found, not for $folder/data: stopped before anything was written." >&2
  exit 1
fi
export TEST_POSTGRES="postgres://tester@127.0.0.1:$port/postgres?sslmode=disable" TEST_POSTGRES_PID=$server

set -m
"$@" </dev/null &
command=$!
set +m
wait "$command"
