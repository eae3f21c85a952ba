#!/usr/bin/env bash
# Prints the folder of PostgreSQL's server programs; installs Debian's package where there is none.
set -euo pipefail
cd "$(dirname "$0")"

find_server() {
  local program
  # The newest of Debian's versions; what is in the PATH may be a link into it.
  for program in $(printf '%s\n' /usr/lib/postgresql/*/bin/postgres | sort -rV) $(command -v postgres); do
    program=$(readlink -f "$program")
    if [[ -x $program && -x ${program%/*}/initdb ]]; then
      echo "${program%/*}"
      return 0
    fi
  done
  return 1
}

# Debian's package makes and starts a cluster on port 5432 unless it is told not to.
forbid_cluster() {
  local settings=/etc/postgresql-common/createcluster.conf
  if [[ ! -e $settings && $(id -u) == 0 ]]; then
    mkdir -p "${settings%/*}"
    printf '%s\n' '# Tests make clusters of their own: none is wanted on installation.' \
      'create_main_cluster = false' 'start_conf = manual' >"$settings"
  fi
}

if ! find_server; then
  forbid_cluster
  ./apt-install.sh postgresql >&2
  find_server || {
    echo "No PostgreSQL server was found after the installation." >&2
    exit 1
  }
fi
