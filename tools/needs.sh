#!/usr/bin/env bash
# Makes sure of the programs that the tests use and that pip and npm cannot bring: Chromium and PostgreSQL, or the
# programs that are named.
# As root on a Debian system it installs what is missing; anywhere else it says in one line what to install.
set -euo pipefail

missing=()
if [ $# -eq 0 ]; then
  command -v chromium >/dev/null || missing+=(chromium)
  compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
fi
# Where Debian's package has another name than the program.
declare -A package=([WebKitWebDriver]=webkit2gtk-driver [Xvfb]=xvfb)
for program in "$@"; do
  command -v "$program" >/dev/null || missing+=("${package[$program]:-$program}")
done
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "This needs ${missing[*]} (on Debian: sudo apt-get install ${missing[*]})." >&2
  exit 1
fi

echo "Installing ${missing[*]} …"
export DEBIAN_FRONTEND=noninteractive
mkdir -p /etc/postgresql-common/createcluster.d
echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.d/chapterhouse.conf
apt-get update -qq
apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
