#!/bin/sh
# The image postgres:18 as compose.yaml uses it, where images cannot be fetched: the same variables, volume and port.
set -eu
data=/var/lib/postgresql/18/docker
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
if [ ! -s "$data/PG_VERSION" ]; then
  install --directory --owner=postgres --group=postgres --mode=0700 "$data"
  password=$(mktemp)
  printf '%s' "$POSTGRES_PASSWORD" > "$password"
  chown postgres "$password"
  as_postgres initdb --pgdata="$data" --username="$POSTGRES_USER" --pwfile="$password" \
    --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm "$password"
  echo "create database $POSTGRES_DB" | as_postgres postgres --single -D "$data" postgres
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups \
  postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql
