import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/server/src/db/database.ts';

const keeping = `do $$ declare item record; begin
  create schema kept;
  create schema refresh;
  create table refresh.tables (name text, columns text, rows bigint, kept_by bigint);
  for item in
    select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name
  loop
    execute format('create table kept.%1$I as select %2$s from public.%1$I', item.name, item.columns);
    execute format('insert into refresh.tables select %1$L, %2$L, count(*), pg_current_xact_id()::text::bigint
      from public.%1$I', item.name, item.columns);
  end loop;
  create table refresh.sequences as
    select sequencename as name, last_value from pg_sequences where schemaname = 'public';
end $$`;

// A newer row version or a different row count shows a change since the last refresh.
const refreshing = `do $$ declare item record; is_changed boolean; begin
  set local session_replication_role = replica;
  for item in select * from refresh.tables loop
    execute format('select count(*) <> %s or bool_or(xmin::text::bigint > %s) from public.%I',
      item.rows, item.kept_by, item.name) into is_changed;
    continue when not is_changed;
    execute format('delete from public.%I', item.name);
    execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from kept.%1$I',
      item.name, item.columns);
    update refresh.tables set kept_by = pg_current_xact_id()::text::bigint where name = item.name;
  end loop;
  for item in select * from refresh.sequences loop
    perform setval(format('public.%I', item.name), coalesce(item.last_value, 1), item.last_value is not null);
  end loop;
end $$`;

/** Stores a copy of every table for `refresh`. */
export async function keepRows(db: Database): Promise<void> {
  await db.execute(sql.raw(keeping));
}

/** Resets every row and sequence to the copy of `keepRows`; this is faster than a new database. */
export async function refresh(db: Database): Promise<void> {
  await db.execute(sql.raw(refreshing));
}
