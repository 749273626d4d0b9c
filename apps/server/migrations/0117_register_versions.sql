CREATE TABLE "register_versions" (
	"register" text NOT NULL,
	"record_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"record" jsonb,
	CONSTRAINT "register_versions_register_record_id_from_day_pk" PRIMARY KEY("register","record_id","from_day"),
	CONSTRAINT "register_versions_days" CHECK ("register_versions"."from_day" < "register_versions"."until_day")
);
--> statement-breakpoint
ALTER TABLE "khatiyan_versions" ADD COLUMN "marfatdar" text;--> statement-breakpoint
ALTER TABLE "khatiyan_versions" ADD COLUMN "rent" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "khatiyan_versions" ADD COLUMN "cess" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "khatiyan_versions" ADD COLUMN "ror_status" text;--> statement-breakpoint
ALTER TABLE "khatiyan_versions" ADD COLUMN "published_on" date;--> statement-breakpoint
ALTER TABLE "khatiyan_versions" ADD COLUMN "is_active" boolean;--> statement-breakpoint
CREATE INDEX "register_versions_until" ON "register_versions" USING btree ("register","until_day");--> statement-breakpoint
-- What the kept versions do not tell is as it is now: the row of record 0 says since when it is kept.
update khatiyan_versions v set marfatdar = k.marfatdar, rent = k.rent, cess = k.cess, ror_status = k.ror_status,
  published_on = k.published_on, is_active = true
from khatiyans k where k.id = v.khatiyan_id;--> statement-breakpoint
alter table khatiyan_versions alter column marfatdar set not null, alter column rent set not null,
  alter column cess set not null, alter column ror_status set not null, alter column is_active set not null;--> statement-breakpoint
-- Since when khatiyans are in use and out of use, as the history tells.
update khatiyan_versions v set from_day = made.day
from (
  select record_id, min(effective_on) as day from record_changes where entity = 'khatian' and action = 'create' group by record_id
) made
where v.khatiyan_id = made.record_id and v.from_day = '-infinity' and made.day < v.until_day;--> statement-breakpoint
insert into khatiyan_versions (khatiyan_id, from_day, until_day, number, owner_line, satwa, marfatdar, rent, cess, ror_status, published_on, is_active)
select k.id, '-infinity', made.day, k.number, k.owner_line, k.satwa, k.marfatdar, k.rent, k.cess, k.ror_status, k.published_on, false
from khatiyans k
join (
  select record_id, min(effective_on) as day from record_changes where entity = 'khatian' and action = 'create' group by record_id
) made on made.record_id = k.id
where not exists (select from khatiyan_versions v where v.khatiyan_id = k.id and v.from_day < made.day);--> statement-breakpoint
insert into khatiyan_versions (khatiyan_id, from_day, until_day, number, owner_line, satwa, marfatdar, rent, cess, ror_status, published_on, is_active)
select k.id, coalesce(kept.until_day, '-infinity'), ended.day, k.number, k.owner_line, k.satwa, k.marfatdar, k.rent, k.cess, k.ror_status, k.published_on, true
from khatiyans k
join (
  select record_id, max(effective_on) as day from record_changes where entity = 'khatian' and action = 'retire' group by record_id
) ended on ended.record_id = k.id
left join lateral (select max(v.until_day) as until_day from khatiyan_versions v where v.khatiyan_id = k.id) kept on true
where not k.is_active and (kept.until_day is null or kept.until_day < ended.day);--> statement-breakpoint
create or replace function keep_khatiyan_versions() returns trigger language plpgsql as $$
declare
  since date := land_effective_day();
begin
  insert into khatiyan_versions (khatiyan_id, from_day, until_day, number, owner_line, satwa, marfatdar, rent, cess, ror_status, published_on, is_active)
  select o.id, coalesce(kept.until_day, '-infinity'), since, o.number, o.owner_line, o.satwa, o.marfatdar, o.rent, o.cess, o.ror_status, o.published_on, o.is_active
  from old_rows o
  join new_rows n on n.id = o.id
  left join lateral (select max(v.until_day) as until_day from khatiyan_versions v where v.khatiyan_id = o.id) kept on true
  where (o.number, o.owner_line, o.satwa, o.marfatdar, o.rent, o.cess, o.ror_status, o.published_on, o.is_active) is distinct from (n.number, n.owner_line, n.satwa, n.marfatdar, n.rent, n.cess, n.ror_status, n.published_on, n.is_active)
    and (kept.until_day is null or kept.until_day < since);
  insert into khatiyan_versions (khatiyan_id, from_day, until_day, number, owner_line, satwa, marfatdar, rent, cess, ror_status, published_on, is_active)
  select v.khatiyan_id, since, v.until_day, v.number, v.owner_line, v.satwa, v.marfatdar, v.rent, v.cess, v.ror_status, v.published_on, v.is_active
  from old_rows o
  join new_rows n on n.id = o.id
  join khatiyan_versions v on v.khatiyan_id = o.id and v.from_day < since and since < v.until_day
  where (o.number, o.owner_line, o.satwa, o.marfatdar, o.rent, o.cess, o.ror_status, o.published_on, o.is_active) is distinct from (n.number, n.owner_line, n.satwa, n.marfatdar, n.rent, n.cess, n.ror_status, n.published_on, n.is_active);
  update khatiyan_versions v set until_day = since
  from old_rows o
  join new_rows n on n.id = o.id
  where v.khatiyan_id = o.id and v.from_day < since and since < v.until_day
    and (o.number, o.owner_line, o.satwa, o.marfatdar, o.rent, o.cess, o.ror_status, o.published_on, o.is_active) is distinct from (n.number, n.owner_line, n.satwa, n.marfatdar, n.rent, n.cess, n.ror_status, n.published_on, n.is_active);
  update khatiyan_versions v set
    number = case when n.number is distinct from o.number then n.number else v.number end,
    owner_line = case when n.owner_line is distinct from o.owner_line then n.owner_line else v.owner_line end,
    satwa = case when n.satwa is distinct from o.satwa then n.satwa else v.satwa end,
    marfatdar = case when n.marfatdar is distinct from o.marfatdar then n.marfatdar else v.marfatdar end,
    rent = case when n.rent is distinct from o.rent then n.rent else v.rent end,
    cess = case when n.cess is distinct from o.cess then n.cess else v.cess end,
    ror_status = case when n.ror_status is distinct from o.ror_status then n.ror_status else v.ror_status end,
    published_on = case when n.published_on is distinct from o.published_on then n.published_on else v.published_on end,
    is_active = case when n.is_active is distinct from o.is_active then n.is_active else v.is_active end
  from old_rows o
  join new_rows n on n.id = o.id
  where v.khatiyan_id = o.id and v.from_day >= since
    and (o.number, o.owner_line, o.satwa, o.marfatdar, o.rent, o.cess, o.ror_status, o.published_on, o.is_active) is distinct from (n.number, n.owner_line, n.satwa, n.marfatdar, n.rent, n.cess, n.ror_status, n.published_on, n.is_active);
  return null;
end $$;--> statement-breakpoint
-- As of plots: a khatiyan that is added on a set day was not in use before.
create function keep_khatiyan_beginnings() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('land.effective_on', true), '') = '' then
    return null;
  end if;
  insert into khatiyan_versions (khatiyan_id, from_day, until_day, number, owner_line, satwa, marfatdar, rent, cess, ror_status, published_on, is_active)
  select n.id, '-infinity', land_effective_day(), n.number, n.owner_line, n.satwa, n.marfatdar, n.rent, n.cess, n.ror_status, n.published_on, false
  from new_rows n;
  return null;
end $$;--> statement-breakpoint
create trigger khatiyans_beginnings_kept after insert on khatiyans
  referencing new table as new_rows for each statement execute function keep_khatiyan_beginnings();--> statement-breakpoint
-- The day from which a change of a register is in force: its own day where it has one, else that of the transaction.
create function register_change_day(register text, was jsonb, row_now jsonb) returns date language sql stable as $$
  select coalesce(case register
    when 'encroachments' then
      case when row_now ->> 'state' = 'removed' and was ->> 'state' <> 'removed' then row_now ->> 'removed_on' end
    when 'land_sale_cases' then case
      when row_now ->> 'cancelled_on' is distinct from was ->> 'cancelled_on' then row_now ->> 'cancelled_on'
      when row_now ->> 'deed_on' is distinct from was ->> 'deed_on' then row_now ->> 'deed_on'
      when row_now ->> 'ordered_on' is distinct from was ->> 'ordered_on' then row_now ->> 'ordered_on' end
    when 'land_use_verifications' then
      case when row_now ->> 'completed_on' is distinct from was ->> 'completed_on' then row_now ->> 'completed_on' end
  end::date, land_effective_day())
$$;--> statement-breakpoint
-- A change ends the present version on its day; one that was entered late divides the version that contains its day, and
-- the later ones get the changed values, as of plots.
create function keep_register_versions() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  row_now jsonb := to_jsonb(new);
  id integer := (to_jsonb(old) ->> tg_argv[0])::integer;
  since date := register_change_day(tg_table_name, was, row_now);
  changed jsonb;
  last date;
begin
  select jsonb_object_agg(e.key, e.value) into changed
  from jsonb_each(row_now) e where e.value is distinct from was -> e.key;
  if changed is null then
    return null;
  end if;
  select max(v.until_day) into last from register_versions v where v.register = tg_table_name and v.record_id = id;
  if last is null or last < since then
    insert into register_versions (register, record_id, from_day, until_day, record)
    values (tg_table_name, id, coalesce(last, '-infinity'), since, was);
  end if;
  insert into register_versions (register, record_id, from_day, until_day, record)
  select v.register, v.record_id, since, v.until_day, v.record from register_versions v
  where v.register = tg_table_name and v.record_id = id and v.from_day < since and since < v.until_day;
  update register_versions v set until_day = since
  where v.register = tg_table_name and v.record_id = id and v.from_day < since and since < v.until_day;
  update register_versions v set record = v.record || changed
  where v.register = tg_table_name and v.record_id = id and v.from_day >= since and v.record is not null;
  return null;
end $$;--> statement-breakpoint
-- A row is in its register from its own day on, and another one only where it was said.
create function keep_register_beginnings() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('land.begins_on', true), '') <> '' then
    insert into register_versions (register, record_id, from_day, until_day)
    values (tg_table_name, (to_jsonb(new) ->> tg_argv[0])::integer, '-infinity', current_setting('land.begins_on')::date);
  end if;
  return null;
end $$;--> statement-breakpoint
create function delete_register_versions() returns trigger language plpgsql as $$
begin
  delete from register_versions v
  where v.register = tg_table_name and v.record_id = (to_jsonb(old) ->> tg_argv[0])::integer;
  return null;
end $$;--> statement-breakpoint
create trigger leases_versions_kept after update on leases
  for each row execute function keep_register_versions('id');--> statement-breakpoint
create trigger leases_versions_deleted after delete on leases
  for each row execute function delete_register_versions('id');--> statement-breakpoint
create trigger land_sale_cases_versions_kept after update on land_sale_cases
  for each row execute function keep_register_versions('id');--> statement-breakpoint
create trigger land_sale_cases_versions_deleted after delete on land_sale_cases
  for each row execute function delete_register_versions('id');--> statement-breakpoint
create trigger encroachments_versions_kept after update on encroachments
  for each row execute function keep_register_versions('id');--> statement-breakpoint
create trigger encroachments_versions_deleted after delete on encroachments
  for each row execute function delete_register_versions('id');--> statement-breakpoint
create trigger land_use_verifications_versions_kept after update on land_use_verifications
  for each row execute function keep_register_versions('id');--> statement-breakpoint
create trigger land_use_verifications_versions_deleted after delete on land_use_verifications
  for each row execute function delete_register_versions('id');--> statement-breakpoint
create trigger plot_details_versions_kept after update on plot_details
  for each row execute function keep_register_versions('plot_id');--> statement-breakpoint
create trigger plot_details_versions_deleted after delete on plot_details
  for each row execute function delete_register_versions('plot_id');--> statement-breakpoint
create trigger encroachments_beginnings_kept after insert on encroachments
  for each row execute function keep_register_beginnings('id');--> statement-breakpoint
-- What orders changed of leases before.
insert into register_versions (register, record_id, from_day, until_day, record)
select 'leases', l.id, turn.from_day, turn.changed_on, to_jsonb(l) || turn.earlier
from (
  select c.lease_id, c.changed_on,
    coalesce(max(c.changed_on) over (partition by c.lease_id order by c.id rows between unbounded preceding and 1 preceding), '-infinity') as from_day,
    jsonb_build_object('area', c.area, 'lessee', c.lessee, 'ends_on', c.ends_on, 'yearly_rent', c.yearly_rent,
      'next_rent_on', c.next_rent_on, 'state', c.state, 'order_no', c.order_no, 'deed_no', c.deed_no, 'deed_on', c.deed_on) as earlier
  from lease_changes c where c.reverted_on is null
) turn
join leases l on l.id = turn.lease_id
where turn.from_day < turn.changed_on;--> statement-breakpoint
insert into register_versions (register, record_id, from_day, until_day)
select kept.register, 0, '-infinity', (now() at time zone 'Asia/Kolkata')::date
from (
  select 'khatiyans' as register where exists (select from khatiyans)
  union all select 'leases' where exists (select from leases)
  union all select 'land_sale_cases' where exists (select from land_sale_cases)
  union all select 'encroachments' where exists (select from encroachments)
  union all select 'land_use_verifications' where exists (select from land_use_verifications)
  union all select 'plot_details' where exists (select from plot_details)
) kept;
