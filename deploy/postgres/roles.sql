-- Two roles and the database of the portal; as a superuser: psql -v owner_password=… -v service_password=… -f roles.sql
-- The owner migrates (office init, office upgrade). The service reads and writes rows and cannot change the schema.
create role portal_owner login password :'owner_password';
create role portal_service login password :'service_password';
-- Also behind a pooler, which takes no parameters of a connection.
alter role portal_service set statement_timeout = '30s';
create database portal owner portal_owner encoding 'UTF8' template template0;

\connect portal
revoke all on database portal from public;
grant connect, temporary on database portal to portal_service;
revoke all on schema public from public;
alter schema public owner to portal_owner;
grant usage on schema public to portal_service;
alter default privileges for role portal_owner in schema public
  grant select, insert, update, delete on tables to portal_service;
alter default privileges for role portal_owner in schema public
  grant usage, select, update on sequences to portal_service;
