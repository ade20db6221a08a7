#!/bin/sh
# Chromium, PostgreSQL, nginx and a C compiler for the tests that want real ones: fetched by apt where that is possible.
need=""
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || need="$need chromium"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || need="$need postgresql"
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || need="$need nginx-light"
command -v cc >/dev/null || need="$need gcc libc6-dev"
[ -z "$need" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "fetching$need"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq && apt-get install -y -qq --no-install-recommends $need >/dev/null && exit 0
fi
echo "Without$need some tests are skipped. On Debian or Ubuntu: sudo apt-get install$need"
