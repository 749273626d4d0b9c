CREATE TABLE "mouza_land_facts" (
	"mouza_id" integer NOT NULL,
	"kisam" text NOT NULL,
	"satwa" text NOT NULL,
	"ror_status" text NOT NULL,
	"plots" integer NOT NULL,
	"area" numeric(12, 4) NOT NULL,
	CONSTRAINT "mouza_land_facts_mouza_id_kisam_satwa_ror_status_pk" PRIMARY KEY("mouza_id","kisam","satwa","ror_status")
);
--> statement-breakpoint
ALTER TABLE "mouza_land_facts" ADD CONSTRAINT "mouza_land_facts_mouza_id_mouzas_id_fk" FOREIGN KEY ("mouza_id") REFERENCES "public"."mouzas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Writes the classes of land of the mouzas whose figures were refreshed. It runs inside the refresh, under its locks.
create function refresh_mouza_land() returns trigger language plpgsql as $$
begin
  delete from mouza_land_facts where mouza_id in (select mouza_id from new_rows);
  insert into mouza_land_facts (mouza_id, kisam, satwa, ror_status, plots, area)
  select p.mouza_id, p.kisam, k.satwa, k.ror_status, count(*), sum(p.area)
  from plots p
  join khatiyans k on k.id = p.khatiyan_id
  where p.mouza_id in (select mouza_id from new_rows) and p.is_active and k.is_active
  group by p.mouza_id, p.kisam, k.satwa, k.ror_status;
  return null;
end $$;--> statement-breakpoint
create trigger mouza_facts_changed after update on mouza_facts
  referencing new table as new_rows for each statement execute function refresh_mouza_land();--> statement-breakpoint
insert into mouza_land_facts (mouza_id, kisam, satwa, ror_status, plots, area)
select p.mouza_id, p.kisam, k.satwa, k.ror_status, count(*), sum(p.area)
from plots p
join khatiyans k on k.id = p.khatiyan_id
where p.is_active and k.is_active
group by p.mouza_id, p.kisam, k.satwa, k.ror_status;
