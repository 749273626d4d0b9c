#!/bin/sh
# Makes the folder secrets beside compose.yaml, once: keys, passwords, addresses of the database, and an authority of its own
# with certificates for the database and the store. The token of the message gateway is added by hand.
set -eu
cd "$(dirname -- "$0")"
# Only root enters the folder. Compose mounts each file as it is, for users of other numbers, so the files can be read.
mkdir -m 700 secrets
cd secrets
umask 022
for name in envelope_key address_key code_key data_key lookup_key postgres_password owner_password service_password \
  s3_access_key s3_secret_key; do
  openssl rand -hex 24 > "$name"
done
for role in owner service; do
  file=owner_url
  [ "$role" = owner ] || file=database_url
  echo "postgres://portal_$role:$(cat "${role}_password")@database/portal?sslmode=verify-full&sslrootcert=/run/secrets/ca" > "$file"
done

openssl req -x509 -newkey rsa:3072 -nodes -days 3650 -subj '/CN=Temple Land Portal' -keyout authority.key -out ca 2> /dev/null
for host in database store; do
  openssl req -newkey rsa:3072 -nodes -subj "/CN=$host" -addext "subjectAltName=DNS:$host" -keyout "${host}_key" 2> /dev/null |
    openssl x509 -req -days 3650 -copy_extensions copy -CA ca -CAkey authority.key -CAcreateserial \
      -out "${host}_certificate" 2> /dev/null
done
# Nobody signs with it again; to renew, make all three anew.
rm -f authority.key ca.srl
chmod 644 ./*
