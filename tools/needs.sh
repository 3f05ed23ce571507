#!/usr/bin/env bash
# Makes sure of the programs that the tests use and that pip and npm cannot bring: Chromium and PostgreSQL, or the
# programs that are named.
# As root on a Debian system it installs what is missing; anywhere else it says in one line what to install.
# Chromium's headless shell is installed beside it where there is a package: most tests run in it for less processor
# time, and in Chromium where it is not.
set -euo pipefail

missing=()
welcome=()
if [ $# -eq 0 ]; then
  command -v chromium >/dev/null || missing+=(chromium)
  command -v chromium-headless-shell >/dev/null || welcome+=(chromium-headless-shell)
  compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
fi
# Where Debian's package has another name than the program.
declare -A package=([WebKitWebDriver]=webkit2gtk-driver [Xvfb]=xvfb)
for program in "$@"; do
  command -v "$program" >/dev/null || missing+=("${package[$program]:-$program}")
done
able() { [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; }
install() { apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }
export DEBIAN_FRONTEND=noninteractive

if [ ${#missing[@]} -gt 0 ]; then
  if ! able; then
    echo "This needs ${missing[*]} (on Debian: sudo apt-get install ${missing[*]})." >&2
    exit 1
  fi
  echo "Installing ${missing[*]} …"
  mkdir -p /etc/postgresql-common/createcluster.d
  echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.d/chapterhouse.conf
  apt-get update -qq
  install "${missing[@]}"
fi
if [ ${#welcome[@]} -gt 0 ] && able; then
  install "${welcome[@]}" 2>/dev/null || echo "There is no package ${welcome[*]} here: the tests take longer."
fi
