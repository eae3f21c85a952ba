#!/usr/bin/env bash
# Installs Debian packages quietly: scripts/apt-install.sh PACKAGE...
set -euo pipefail

as_root=()
if [[ $(id -u) != 0 ]]; then
  as_root=(sudo -n)
fi
if ! command -v apt-get >/dev/null || ! "${as_root[@]}" true 2>/dev/null; then
  echo "Please install $* and try again: this needs apt-get and root." >&2
  exit 1
fi

quietly() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive UCF_FORCE_CONFFOLD=1 apt-get -qq \
    -o DPkg::Lock::Timeout=300 -o Dpkg::Options::=--force-confold -o Dpkg::Use-Pty=0 "$@"
}

echo "installing $*"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The list of a fresh machine is empty or old; an install from an old one may still work.
quietly update >"$log" 2>&1 || true
if ! quietly install -y --no-install-recommends "$@" >>"$log" 2>&1; then
  cat "$log" >&2
  echo "Debian's packages $* could not be installed." >&2
  exit 1
fi
