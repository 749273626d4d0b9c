CREATE TABLE "khatiyan_versions" (
	"khatiyan_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"number" text NOT NULL,
	"owner_line" text NOT NULL,
	"satwa" text NOT NULL,
	CONSTRAINT "khatiyan_versions_khatiyan_id_from_day_pk" PRIMARY KEY("khatiyan_id","from_day"),
	CONSTRAINT "khatiyan_versions_days" CHECK ("khatiyan_versions"."from_day" < "khatiyan_versions"."until_day")
);
--> statement-breakpoint
CREATE TABLE "plot_versions" (
	"plot_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"khatiyan_id" integer NOT NULL,
	"number" text NOT NULL,
	"kisam" text NOT NULL,
	"area" numeric(12, 4) NOT NULL,
	"status" text NOT NULL,
	"is_active" boolean NOT NULL,
	"bounds" "box",
	"ring" "bytea",
	CONSTRAINT "plot_versions_plot_id_from_day_pk" PRIMARY KEY("plot_id","from_day"),
	CONSTRAINT "plot_versions_days" CHECK ("plot_versions"."from_day" < "plot_versions"."until_day")
);
--> statement-breakpoint
ALTER TABLE "khatiyan_versions" ADD CONSTRAINT "khatiyan_versions_khatiyan_id_khatiyans_id_fk" FOREIGN KEY ("khatiyan_id") REFERENCES "public"."khatiyans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plot_versions" ADD CONSTRAINT "plot_versions_plot_id_plots_id_fk" FOREIGN KEY ("plot_id") REFERENCES "public"."plots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "khatiyan_versions_until" ON "khatiyan_versions" USING btree ("until_day");--> statement-breakpoint
CREATE INDEX "plot_versions_until" ON "plot_versions" USING btree ("until_day");--> statement-breakpoint
CREATE INDEX "plot_versions_khatiyan" ON "plot_versions" USING btree ("khatiyan_id");--> statement-breakpoint
CREATE INDEX "plot_versions_bounds" ON "plot_versions" USING gist ("bounds");--> statement-breakpoint
-- The day from which changes of the land record in this transaction are in force: the one that was set, or today.
create function land_effective_day() returns date language sql stable as $$
  select coalesce(nullif(current_setting('land.effective_on', true), '')::date, (now() at time zone 'Asia/Kolkata')::date)
$$;--> statement-breakpoint
-- A change ends the present version on its day. Of one that was entered late, the version that contains its day is divided,
-- and the versions from its day on get the changed values. The boxes follow their rings, because SQL compares their areas.
create function keep_plot_versions() returns trigger language plpgsql as $$
declare
  since date := land_effective_day();
begin
  insert into plot_versions (plot_id, from_day, until_day, khatiyan_id, number, kisam, area, status, is_active, bounds, ring)
  select o.id, coalesce(kept.until_day, '-infinity'), since, o.khatiyan_id, o.number, o.kisam, o.area, o.status, o.is_active, o.bounds, o.ring
  from old_rows o
  join new_rows n on n.id = o.id
  left join lateral (select max(v.until_day) as until_day from plot_versions v where v.plot_id = o.id) kept on true
  where (o.khatiyan_id, o.number, o.kisam, o.area, o.status, o.is_active, o.ring) is distinct from (n.khatiyan_id, n.number, n.kisam, n.area, n.status, n.is_active, n.ring)
    and (kept.until_day is null or kept.until_day < since);
  insert into plot_versions (plot_id, from_day, until_day, khatiyan_id, number, kisam, area, status, is_active, bounds, ring)
  select v.plot_id, since, v.until_day, v.khatiyan_id, v.number, v.kisam, v.area, v.status, v.is_active, v.bounds, v.ring
  from old_rows o
  join new_rows n on n.id = o.id
  join plot_versions v on v.plot_id = o.id and v.from_day < since and since < v.until_day
  where (o.khatiyan_id, o.number, o.kisam, o.area, o.status, o.is_active, o.ring) is distinct from (n.khatiyan_id, n.number, n.kisam, n.area, n.status, n.is_active, n.ring);
  update plot_versions v set until_day = since
  from old_rows o
  join new_rows n on n.id = o.id
  where v.plot_id = o.id and v.from_day < since and since < v.until_day
    and (o.khatiyan_id, o.number, o.kisam, o.area, o.status, o.is_active, o.ring) is distinct from (n.khatiyan_id, n.number, n.kisam, n.area, n.status, n.is_active, n.ring);
  update plot_versions v set
    khatiyan_id = case when n.khatiyan_id is distinct from o.khatiyan_id then n.khatiyan_id else v.khatiyan_id end,
    number = case when n.number is distinct from o.number then n.number else v.number end,
    kisam = case when n.kisam is distinct from o.kisam then n.kisam else v.kisam end,
    area = case when n.area is distinct from o.area then n.area else v.area end,
    status = case when n.status is distinct from o.status then n.status else v.status end,
    is_active = case when n.is_active is distinct from o.is_active then n.is_active else v.is_active end,
    bounds = case when n.ring is distinct from o.ring then n.bounds else v.bounds end,
    ring = case when n.ring is distinct from o.ring then n.ring else v.ring end
  from old_rows o
  join new_rows n on n.id = o.id
  where v.plot_id = o.id and v.from_day >= since
    and (o.khatiyan_id, o.number, o.kisam, o.area, o.status, o.is_active, o.ring) is distinct from (n.khatiyan_id, n.number, n.kisam, n.area, n.status, n.is_active, n.ring);
  return null;
end $$;--> statement-breakpoint
create trigger plots_versions_kept after update on plots
  referencing old table as old_rows new table as new_rows for each statement execute function keep_plot_versions();--> statement-breakpoint
create function keep_khatiyan_versions() returns trigger language plpgsql as $$
declare
  since date := land_effective_day();
begin
  insert into khatiyan_versions (khatiyan_id, from_day, until_day, number, owner_line, satwa)
  select o.id, coalesce(kept.until_day, '-infinity'), since, o.number, o.owner_line, o.satwa
  from old_rows o
  join new_rows n on n.id = o.id
  left join lateral (select max(v.until_day) as until_day from khatiyan_versions v where v.khatiyan_id = o.id) kept on true
  where (o.number, o.owner_line, o.satwa) is distinct from (n.number, n.owner_line, n.satwa)
    and (kept.until_day is null or kept.until_day < since);
  insert into khatiyan_versions (khatiyan_id, from_day, until_day, number, owner_line, satwa)
  select v.khatiyan_id, since, v.until_day, v.number, v.owner_line, v.satwa
  from old_rows o
  join new_rows n on n.id = o.id
  join khatiyan_versions v on v.khatiyan_id = o.id and v.from_day < since and since < v.until_day
  where (o.number, o.owner_line, o.satwa) is distinct from (n.number, n.owner_line, n.satwa);
  update khatiyan_versions v set until_day = since
  from old_rows o
  join new_rows n on n.id = o.id
  where v.khatiyan_id = o.id and v.from_day < since and since < v.until_day
    and (o.number, o.owner_line, o.satwa) is distinct from (n.number, n.owner_line, n.satwa);
  update khatiyan_versions v set
    number = case when n.number is distinct from o.number then n.number else v.number end,
    owner_line = case when n.owner_line is distinct from o.owner_line then n.owner_line else v.owner_line end,
    satwa = case when n.satwa is distinct from o.satwa then n.satwa else v.satwa end
  from old_rows o
  join new_rows n on n.id = o.id
  where v.khatiyan_id = o.id and v.from_day >= since
    and (o.number, o.owner_line, o.satwa) is distinct from (n.number, n.owner_line, n.satwa);
  return null;
end $$;--> statement-breakpoint
create trigger khatiyans_versions_kept after update on khatiyans
  referencing old table as old_rows new table as new_rows for each statement execute function keep_khatiyan_versions();--> statement-breakpoint
-- A plot that is added on a set day was not in use before; others, such as those of the first import, were from the beginning.
create function keep_plot_beginnings() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('land.effective_on', true), '') = '' then
    return null;
  end if;
  insert into plot_versions (plot_id, from_day, until_day, khatiyan_id, number, kisam, area, status, is_active, bounds, ring)
  select n.id, '-infinity', land_effective_day(), n.khatiyan_id, n.number, n.kisam, n.area, n.status, false, n.bounds, n.ring
  from new_rows n;
  return null;
end $$;--> statement-breakpoint
create trigger plots_beginnings_kept after insert on plots
  referencing new table as new_rows for each statement execute function keep_plot_beginnings();--> statement-breakpoint
-- What the history already tells: since when plots are in use and out of use. Their earlier outlines and values were not kept.
insert into plot_versions (plot_id, from_day, until_day, khatiyan_id, number, kisam, area, status, is_active, bounds, ring)
select p.id, turn.from_day, turn.until_day, p.khatiyan_id, p.number, p.kisam, p.area, p.status, turn.was_active, p.bounds, p.ring
from (
  select c.record_id, c.effective_on as until_day, c.action = 'retire' as was_active,
    coalesce(max(c.effective_on) over (
      partition by c.record_id order by c.id rows between unbounded preceding and 1 preceding
    ), '-infinity') as from_day
  from record_changes c
  where c.entity = 'plot' and c.action in ('create', 'retire', 'restore')
) turn
join plots p on p.id = turn.record_id
where turn.from_day < turn.until_day;
