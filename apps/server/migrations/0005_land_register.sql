CREATE TABLE "leases" (
	"id" serial PRIMARY KEY NOT NULL,
	"lease_no" text NOT NULL,
	"plot_id" integer NOT NULL,
	"mouza_id" integer NOT NULL,
	"kind" text NOT NULL,
	"lessee" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"yearly_rent" numeric(14, 2) NOT NULL,
	"state" text NOT NULL,
	"permitted_quantity" numeric(12, 2),
	CONSTRAINT "leases_kind" CHECK ("leases"."kind" in ('agricultural', 'homestead', 'commercial', 'quarry')),
	CONSTRAINT "leases_state" CHECK ("leases"."state" in ('active', 'ended')),
	CONSTRAINT "leases_days" CHECK ("leases"."ends_on" > "leases"."starts_on"),
	CONSTRAINT "leases_rent" CHECK ("leases"."yearly_rent" >= 0),
	CONSTRAINT "leases_quantity" CHECK (("leases"."kind" = 'quarry') = ("leases"."permitted_quantity" is not null))
);
--> statement-breakpoint
CREATE TABLE "quarry_returns" (
	"lease_id" integer NOT NULL,
	"month" date NOT NULL,
	"quantity" numeric(12, 2) NOT NULL,
	"worked_area" numeric(12, 4) NOT NULL,
	CONSTRAINT "quarry_returns_lease_id_month_pk" PRIMARY KEY("lease_id","month"),
	CONSTRAINT "quarry_returns_month" CHECK (extract(day from "quarry_returns"."month") = 1),
	CONSTRAINT "quarry_returns_amount" CHECK ("quarry_returns"."quantity" >= 0 and "quarry_returns"."worked_area" >= 0)
);
--> statement-breakpoint
CREATE TABLE "kisams" (
	"name" text PRIMARY KEY NOT NULL,
	"name_or" text DEFAULT '' NOT NULL,
	"name_hi" text DEFAULT '' NOT NULL,
	"kisam_class" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plot_details" (
	"plot_id" integer PRIMARY KEY NOT NULL,
	"sabik_no" text DEFAULT '' NOT NULL,
	"chaka" text DEFAULT '' NOT NULL,
	"north" text DEFAULT '' NOT NULL,
	"east" text DEFAULT '' NOT NULL,
	"south" text DEFAULT '' NOT NULL,
	"west" text DEFAULT '' NOT NULL,
	"present_use" text DEFAULT '' NOT NULL,
	"occupant" text DEFAULT '' NOT NULL,
	"occupied_since" integer,
	"structure" text DEFAULT '' NOT NULL,
	"level" text DEFAULT 'schematic' NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	CONSTRAINT "plot_details_level" CHECK ("plot_details"."level" in ('cadastral', 'survey', 'traced', 'drawn', 'schematic')),
	CONSTRAINT "plot_details_since" CHECK ("plot_details"."occupied_since" between 1800 and 2200)
);
--> statement-breakpoint
CREATE TABLE "encroachments" (
	"id" serial PRIMARY KEY NOT NULL,
	"plot_id" integer NOT NULL,
	"mouza_id" integer NOT NULL,
	"area" numeric(12, 4) NOT NULL,
	"kind" text NOT NULL,
	"found_on" date NOT NULL,
	"state" text NOT NULL,
	"removed_on" date,
	CONSTRAINT "encroachments_area" CHECK ("encroachments"."area" > 0),
	CONSTRAINT "encroachments_state" CHECK ("encroachments"."state" in ('open', 'removed')),
	CONSTRAINT "encroachments_removed" CHECK (("encroachments"."state" = 'removed') = ("encroachments"."removed_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "land_sale_cases" (
	"id" serial PRIMARY KEY NOT NULL,
	"case_no" text NOT NULL,
	"application_no" text DEFAULT '' NOT NULL,
	"plot_id" integer NOT NULL,
	"mouza_id" integer NOT NULL,
	"area" numeric(12, 4) NOT NULL,
	"kisam" text NOT NULL,
	"rate_per_acre" numeric(14, 2) NOT NULL,
	"value" numeric(14, 2) NOT NULL,
	"concession" numeric(14, 2) DEFAULT 0 NOT NULL,
	"paid" numeric(14, 2) DEFAULT 0 NOT NULL,
	"opened_on" date NOT NULL,
	"order_no" text DEFAULT '' NOT NULL,
	"ordered_on" date,
	"deed_no" text DEFAULT '' NOT NULL,
	"deed_on" date,
	CONSTRAINT "land_sale_cases_area" CHECK ("land_sale_cases"."area" > 0),
	CONSTRAINT "land_sale_cases_money" CHECK ("land_sale_cases"."rate_per_acre" >= 0 and "land_sale_cases"."value" >= 0 and "land_sale_cases"."paid" >= 0
        and "land_sale_cases"."concession" between 0 and "land_sale_cases"."value"
        and "land_sale_cases"."paid" <= "land_sale_cases"."value" - "land_sale_cases"."concession"),
	CONSTRAINT "land_sale_cases_order" CHECK ("land_sale_cases"."ordered_on" >= "land_sale_cases"."opened_on"),
	CONSTRAINT "land_sale_cases_deed" CHECK ("land_sale_cases"."deed_on" >= "land_sale_cases"."ordered_on")
);
--> statement-breakpoint
CREATE TABLE "land_use_verifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"plot_id" integer NOT NULL,
	"mouza_id" integer NOT NULL,
	"state" text NOT NULL,
	"planned_on" date NOT NULL,
	"completed_on" date,
	"recorded_use" text NOT NULL,
	"found_use" text DEFAULT '' NOT NULL,
	"verified_by" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "land_use_verifications_state" CHECK ("land_use_verifications"."state" in ('planned', 'completed')),
	CONSTRAINT "land_use_verifications_day" CHECK (("land_use_verifications"."state" = 'completed') = ("land_use_verifications"."completed_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "mouza_facts" (
	"mouza_id" integer PRIMARY KEY NOT NULL,
	"khatiyans" integer DEFAULT 0 NOT NULL,
	"plots" integer DEFAULT 0 NOT NULL,
	"area" numeric(12, 4) DEFAULT 0 NOT NULL,
	"area_final" numeric(12, 4) DEFAULT 0 NOT NULL,
	"area_leased" numeric(12, 4) DEFAULT 0 NOT NULL,
	"area_vacant" numeric(12, 4) DEFAULT 0 NOT NULL,
	"area_quarry" numeric(12, 4) DEFAULT 0 NOT NULL,
	"area_encroached" numeric(12, 4) DEFAULT 0 NOT NULL,
	"rent" numeric(14, 2) DEFAULT 0 NOT NULL,
	"recorded_on" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plots" DROP CONSTRAINT "plots_khatiyan_id_khatiyans_id_fk";--> statement-breakpoint
DROP INDEX "plots_number";--> statement-breakpoint
ALTER TABLE "districts" ALTER COLUMN "name_or" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "tahasils" ALTER COLUMN "name_or" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "name_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "aliases" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "names_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "key" text GENERATED ALWAYS AS (place_key(name_en || ' ' || name_or || ' ' || name_hi || ' ' || aliases)) STORED;--> statement-breakpoint
ALTER TABLE "khatiyans" ADD COLUMN "owner_line" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "khatiyans" ADD COLUMN "marfatdar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "khatiyans" ADD COLUMN "satwa" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "khatiyans" ADD COLUMN "rent" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "khatiyans" ADD COLUMN "cess" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "khatiyans" ADD COLUMN "ror_status" text DEFAULT 'missing' NOT NULL;--> statement-breakpoint
ALTER TABLE "khatiyans" ADD COLUMN "published_on" date;--> statement-breakpoint
ALTER TABLE "khatiyans" ADD COLUMN "recorded_on" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mouzas" ADD COLUMN "thana_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mouzas" ADD COLUMN "name_or" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mouzas" ADD COLUMN "name_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mouzas" ADD COLUMN "aliases" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mouzas" ADD COLUMN "names_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mouzas" ADD COLUMN "key" text GENERATED ALWAYS AS (place_key(name_en || ' ' || name_or || ' ' || name_hi || ' ' || aliases)) STORED;--> statement-breakpoint
ALTER TABLE "mouzas" ADD COLUMN "bounds" "box";--> statement-breakpoint
ALTER TABLE "mouzas" ADD COLUMN "ring" "bytea";--> statement-breakpoint
ALTER TABLE "plots" ADD COLUMN "mouza_id" integer;--> statement-breakpoint
-- Plots that are there already get the mouza of their khatiyan, and shapes a hundred times finer,
-- highest byte first.
UPDATE "plots" SET "mouza_id" = "khatiyans"."mouza_id" FROM "khatiyans" WHERE "khatiyans"."id" = "plots"."khatiyan_id";
--> statement-breakpoint
UPDATE "plots" SET "ring" = (
	SELECT string_agg(int4send((get_byte("ring", at) + (get_byte("ring", at + 1) << 8) + (get_byte("ring", at + 2) << 16) + (get_byte("ring", at + 3) << 24)) * 100), '' ORDER BY at)
	FROM generate_series(0, length("ring") - 4, 4) AS at
);
--> statement-breakpoint
ALTER TABLE "plots" ALTER COLUMN "mouza_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "khatiyans" ADD CONSTRAINT "khatiyans_mouza" UNIQUE("id","mouza_id");--> statement-breakpoint
ALTER TABLE "plots" ADD CONSTRAINT "plots_mouza" UNIQUE("id","mouza_id");--> statement-breakpoint
ALTER TABLE "tahasils" ADD COLUMN "name_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tahasils" ADD COLUMN "aliases" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tahasils" ADD COLUMN "names_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tahasils" ADD COLUMN "key" text GENERATED ALWAYS AS (place_key(name_en || ' ' || name_or || ' ' || name_hi || ' ' || aliases)) STORED;--> statement-breakpoint
ALTER TABLE "tahasils" ADD COLUMN "bounds" "box";--> statement-breakpoint
ALTER TABLE "tahasils" ADD COLUMN "ring" "bytea";--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_about" FOREIGN KEY ("plot_id","mouza_id") REFERENCES "public"."plots"("id","mouza_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarry_returns" ADD CONSTRAINT "quarry_returns_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plot_details" ADD CONSTRAINT "plot_details_plot_id_plots_id_fk" FOREIGN KEY ("plot_id") REFERENCES "public"."plots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encroachments" ADD CONSTRAINT "encroachments_about" FOREIGN KEY ("plot_id","mouza_id") REFERENCES "public"."plots"("id","mouza_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "land_sale_cases" ADD CONSTRAINT "land_sale_cases_about" FOREIGN KEY ("plot_id","mouza_id") REFERENCES "public"."plots"("id","mouza_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "land_use_verifications" ADD CONSTRAINT "land_use_verifications_about" FOREIGN KEY ("plot_id","mouza_id") REFERENCES "public"."plots"("id","mouza_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mouza_facts" ADD CONSTRAINT "mouza_facts_mouza_id_mouzas_id_fk" FOREIGN KEY ("mouza_id") REFERENCES "public"."mouzas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "leases_no" ON "leases" USING btree ("lease_no");--> statement-breakpoint
CREATE UNIQUE INDEX "leases_running" ON "leases" USING btree ("plot_id") WHERE "leases"."state" = 'active';--> statement-breakpoint
CREATE INDEX "leases_mouza" ON "leases" USING btree ("mouza_id");--> statement-breakpoint
CREATE INDEX "leases_plot" ON "leases" USING btree ("plot_id");--> statement-breakpoint
CREATE INDEX "leases_end" ON "leases" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "encroachments_open" ON "encroachments" USING btree ("mouza_id","plot_id") WHERE "encroachments"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "land_sale_cases_no" ON "land_sale_cases" USING btree ("case_no");--> statement-breakpoint
CREATE INDEX "land_sale_cases_mouza" ON "land_sale_cases" USING btree ("mouza_id","opened_on");--> statement-breakpoint
CREATE INDEX "land_use_verifications_completed" ON "land_use_verifications" USING btree ("mouza_id","id") WHERE "land_use_verifications"."state" = 'completed';--> statement-breakpoint
ALTER TABLE "plots" ADD CONSTRAINT "plots_khatiyan_mouza" FOREIGN KEY ("khatiyan_id","mouza_id") REFERENCES "public"."khatiyans"("id","mouza_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_open_place" ON "applications" USING btree ("district_id","tahasil_id","mouza_id","khata_no") WHERE "applications"."status" = 'P';--> statement-breakpoint
CREATE INDEX "districts_key" ON "districts" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "khatiyans_by_number" ON "khatiyans" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "mouzas_key" ON "mouzas" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mouzas_bounds" ON "mouzas" USING gist ("bounds");--> statement-breakpoint
CREATE INDEX "plots_by_number" ON "plots" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "plots_khatiyan" ON "plots" USING btree ("khatiyan_id");--> statement-breakpoint
CREATE INDEX "tahasils_key" ON "tahasils" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tahasils_bounds" ON "tahasils" USING gist ("bounds");--> statement-breakpoint
CREATE UNIQUE INDEX "plots_number" ON "plots" USING btree ("mouza_id","number");--> statement-breakpoint
ALTER TABLE "khatiyans" ADD CONSTRAINT "khatiyans_ror" CHECK ("khatiyans"."ror_status" in ('final', 'draft', 'missing'));--> statement-breakpoint
ALTER TABLE "khatiyans" ADD CONSTRAINT "khatiyans_dues" CHECK ("khatiyans"."rent" >= 0 and "khatiyans"."cess" >= 0);--> statement-breakpoint
ALTER TABLE "plots" ADD CONSTRAINT "plots_status" CHECK ("plots"."status" in ('available', 'leased', 'applied', 'disputed', 'temple'));
