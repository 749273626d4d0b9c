CREATE TABLE "plot_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"plot_id" integer NOT NULL,
	"mouza_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status_before" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "valuations" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"area_granted" numeric(12, 4) NOT NULL,
	"rate_per_acre" numeric(14, 2) NOT NULL,
	"value" numeric(14, 2) NOT NULL,
	"concession" numeric(14, 2) NOT NULL,
	"fee" numeric(14, 2) NOT NULL,
	"amount_due" numeric(14, 2) NOT NULL,
	"term_years" integer,
	"valued_on" timestamp with time zone NOT NULL,
	"challan_no" text DEFAULT '' NOT NULL,
	"paid_on" date,
	CONSTRAINT "valuations_area" CHECK ("valuations"."area_granted" > 0),
	CONSTRAINT "valuations_amount" CHECK ("valuations"."concession" between 0 and "valuations"."value" and "valuations"."fee" >= 0
        and "valuations"."amount_due" = "valuations"."value" - "valuations"."concession" + "valuations"."fee"),
	CONSTRAINT "valuations_term" CHECK ("valuations"."term_years" between 1 and 99),
	CONSTRAINT "valuations_paid" CHECK (("valuations"."challan_no" = '') = ("valuations"."paid_on" is null))
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_state";--> statement-breakpoint
ALTER TABLE "plots" DROP CONSTRAINT "plots_status";--> statement-breakpoint
ALTER TABLE "leases" DROP CONSTRAINT "leases_state";--> statement-breakpoint
ALTER TABLE "encroachments" DROP CONSTRAINT "encroachments_state";--> statement-breakpoint
DROP INDEX "leases_running";--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "recovered_area" numeric(12, 4);--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "application_id" integer;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "area" numeric(12, 4);--> statement-breakpoint
-- A lease of an import is of the whole plot.
UPDATE "leases" SET "area" = "plots"."area" FROM "plots" WHERE "plots"."id" = "leases"."plot_id";--> statement-breakpoint
ALTER TABLE "leases" ALTER COLUMN "area" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "next_rent_on" date;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "order_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "deed_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "deed_on" date;--> statement-breakpoint
ALTER TABLE "encroachments" ADD COLUMN "application_id" integer;--> statement-breakpoint
ALTER TABLE "encroachments" ADD COLUMN "recovered_area" numeric(12, 4);--> statement-breakpoint
ALTER TABLE "land_sale_cases" ADD COLUMN "application_id" integer;--> statement-breakpoint
ALTER TABLE "land_sale_cases" ADD COLUMN "cancelled_on" date;--> statement-breakpoint
ALTER TABLE "land_use_verifications" ADD COLUMN "application_id" integer;--> statement-breakpoint
ALTER TABLE "mouza_facts" ADD COLUMN "area_sold" numeric(12, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mouza_facts" ADD COLUMN "verifications" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plot_events" ADD CONSTRAINT "plot_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plot_events" ADD CONSTRAINT "plot_events_about" FOREIGN KEY ("plot_id","mouza_id") REFERENCES "public"."plots"("id","mouza_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plot_events_plot" ON "plot_events" USING btree ("plot_id","id");--> statement-breakpoint
CREATE INDEX "plot_events_application" ON "plot_events" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encroachments" ADD CONSTRAINT "encroachments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "land_sale_cases" ADD CONSTRAINT "land_sale_cases_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "land_use_verifications" ADD CONSTRAINT "land_use_verifications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leases_application" ON "leases" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "land_sale_cases_plot" ON "land_sale_cases" USING btree ("plot_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_state" CHECK ((type = 1 and (state, status) in (('SUBMITTED', 'P'), ('TRIAGE', 'P'), ('INSPECTION', 'P'), ('NOTICE', 'P'), ('TRANSFERRED', 'A'), ('REJECTED', 'R'))) or (type = 2 and (state, status) in (('SUBMITTED', 'P'), ('SCRUTINY', 'P'), ('QUERY', 'P'), ('FIELD', 'P'), ('LEGAL', 'P'), ('VALUATION', 'P'), ('RECOMMENDED', 'P'), ('COMMITTEE', 'P'), ('DEMAND', 'P'), ('PAID', 'P'), ('APPROVED', 'A'), ('EXECUTED', 'A'), ('ORDER_CANCELLED', 'R'), ('REJECTED', 'R'), ('APPEALED', 'R'), ('WITHDRAWN', 'G CLOSE'), ('LAPSED', 'G CLOSE'), ('DUPLICATE', 'G CLOSE'), ('CLOSED', 'G CLOSE'))) or (type = 3 and (state, status) in (('FILED', 'P'), ('NOTICE_ISSUED', 'P'), ('SERVED', 'P'), ('HEARING', 'P'), ('ORDER_RESERVED', 'P'), ('STAYED', 'P'), ('EVICTION_ORDERED', 'A'), ('POSSESSION_TAKEN', 'A'), ('DISMISSED', 'R'))) or (type = 6 and (state, status) in (('FORM_M_SUBMITTED', 'P'), ('TECH_OPEN', 'P'), ('TECH_QUALIFIED', 'P'), ('LIVE_SLOT', 'P'), ('FIN_OPEN', 'P'), ('H1', 'P'), ('LOI', 'P'), ('SECURITY', 'P'), ('DEED', 'A'), ('WORKING', 'A'), ('SUSPENDED', 'A'), ('TECH_REJECTED', 'R'), ('NOT_SELECTED', 'R'), ('REFUNDED', 'R'), ('EXPIRED', 'A'), ('CLOSED', 'G CLOSE'))));--> statement-breakpoint
ALTER TABLE "plots" ADD CONSTRAINT "plots_status" CHECK ("plots"."status" in ('available', 'leased', 'sold', 'applied', 'disputed', 'temple'));--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_area" CHECK ("leases"."area" > 0);--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_state" CHECK ("leases"."state" in ('active', 'ended', 'cancelled'));--> statement-breakpoint
ALTER TABLE "encroachments" ADD CONSTRAINT "encroachments_state" CHECK ("encroachments"."state" in ('open', 'removed', 'dismissed'));--> statement-breakpoint
-- Brings the figures of mouzas in line with their khatiyans, plots and registers, inactive ones left out. A plot counts
-- with the acres of its active leases and of its sales with a deed; without them, a leased or sold plot counts as a
-- whole, and what is left of it is vacant. The rows are locked first, in one order, so that of two writers the second
-- adds up what the first has committed.
create or replace function refresh_mouza_facts(ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from mouza_facts where mouza_id = any(ids) order by mouza_id for update;
  update mouza_facts set
    khatiyans = coalesce(books.total, 0),
    plots = coalesce(land.total, 0),
    area = coalesce(land.area, 0),
    area_final = coalesce(land.final, 0),
    area_leased = coalesce(land.leased, 0),
    area_sold = coalesce(land.sold, 0),
    area_vacant = coalesce(land.vacant, 0),
    area_quarry = coalesce(land.quarry, 0),
    area_encroached = coalesce(taken.area, 0),
    verifications = coalesce(visited.total, 0),
    rent = coalesce(books.rent, 0),
    recorded_on = books.recorded_on,
    version = version + 1
  from unnest(ids) as changed(id)
  left join lateral (
    select count(*) as total, sum(k.rent) as rent, max(k.recorded_on) as recorded_on
    from khatiyans k where k.mouza_id = changed.id and k.is_active
  ) books on true
  left join lateral (
    select count(*) as total, sum(held.area) as area, sum(held.leased) as leased, sum(held.sold) as sold,
      sum(held.area) filter (where held.ror_status = 'final') as final,
      sum(greatest(0, held.area - held.leased - held.sold))
        filter (where held.status in ('available', 'leased', 'sold')) as vacant,
      sum(held.area) filter (where held.kisam_class in ('stone', 'sand')) as quarry
    from (
      select p.area, p.status, k.ror_status, c.kisam_class,
        coalesce(let.area, case when p.status = 'leased' then p.area else 0 end) as leased,
        coalesce(gone.area, case when p.status = 'sold' then p.area else 0 end) as sold
      from plots p
      join khatiyans k on k.id = p.khatiyan_id
      left join kisams c on c.name = p.kisam
      left join (
        select l.plot_id, sum(l.area) as area from leases l
        where l.mouza_id = changed.id and l.state = 'active' group by l.plot_id
      ) let on let.plot_id = p.id
      left join (
        select s.plot_id, sum(s.area) as area from land_sale_cases s
        where s.mouza_id = changed.id and s.deed_no <> '' and s.cancelled_on is null group by s.plot_id
      ) gone on gone.plot_id = p.id
      where p.mouza_id = changed.id and p.is_active and k.is_active
    ) held
  ) land on true
  left join lateral (
    select sum(e.area) as area from encroachments e
    join plots p on p.id = e.plot_id and p.is_active
    where e.mouza_id = changed.id and e.state = 'open'
  ) taken on true
  left join lateral (
    select count(*) as total from land_use_verifications v
    join plots p on p.id = v.plot_id and p.is_active
    where v.mouza_id = changed.id and v.state = 'completed'
  ) visited on true
  where mouza_facts.mouza_id = changed.id;
end $$;--> statement-breakpoint
create trigger land_sale_cases_added after insert on land_sale_cases
  referencing new table as new_rows for each statement execute function land_added();--> statement-breakpoint
create trigger land_sale_cases_changed after update on land_sale_cases
  referencing new table as new_rows old table as old_rows for each statement execute function land_changed();--> statement-breakpoint
create trigger land_sale_cases_removed after delete on land_sale_cases
  referencing old table as old_rows for each statement execute function land_removed();--> statement-breakpoint
create trigger land_use_verifications_added after insert on land_use_verifications
  referencing new table as new_rows for each statement execute function land_added();--> statement-breakpoint
create trigger land_use_verifications_changed after update on land_use_verifications
  referencing new table as new_rows old table as old_rows for each statement execute function land_changed();--> statement-breakpoint
create trigger land_use_verifications_removed after delete on land_use_verifications
  referencing old table as old_rows for each statement execute function land_removed();--> statement-breakpoint
select refresh_mouza_facts(array(select id from mouzas));
