#!/usr/bin/env bash
# The house's limits on files: how long they may be, and that none names a package registry's host.
set -euo pipefail
cd "$(dirname "$0")/.."

failed=0

# sources SUFFIX-PATTERN...: what is or would be committed, without what is generated.
sources() { git ls-files --cached --others --exclude-standard -- "$@" ':!web/src/api/schema.d.ts'; }

too_long() {
  local limit=$1 file lines
  shift
  while read -r file; do
    [[ -f $file ]] || continue
    lines=$(wc -l <"$file")
    if ((lines > limit)); then
      echo "$file has $lines lines: at most $limit"
      failed=1
    fi
  done < <(sources "$@")
}
too_long 500 '*.go'
too_long 300 'web/*.ts' 'web/*.tsx' 'web/*.css' 'web/*.mjs' 'e2e/*.ts' 'scripts/*'

# The hosts that this machine's package clients are set up with; written nowhere, asked for here.
hosts() {
  {
    go env GOPROXY
    npm config get registry 2>/dev/null
    cat /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources} 2>/dev/null || true
  } | grep -oE '://[a-z0-9.-]+' | cut -c4- | sort -u
}
if git grep --untracked -nIF -f <(hosts); then
  echo "a package registry's host is named above: name packages only"
  failed=1
fi
if git grep --untracked -n '"resolved": "http' -- '*package-lock.json'; then
  echo 'a lock file names where it was downloaded from: see .npmrc'
  failed=1
fi
exit "$failed"
