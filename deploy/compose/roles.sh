#!/bin/sh
# Run by the PostgreSQL image on an empty database.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --file /roles.sql \
  --set owner_password="$(cat /run/secrets/owner_password)" \
  --set service_password="$(cat /run/secrets/service_password)"
