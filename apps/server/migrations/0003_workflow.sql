CREATE TABLE "application_keys" (
	"application_id" integer NOT NULL,
	"action" text NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_keys_application_id_action_state_since_user_id_pk" PRIMARY KEY("application_id","action","state_since","user_id")
);
--> statement-breakpoint
CREATE TABLE "bidders" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"tender_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"aadhaar_end" text NOT NULL,
	"registered_on" timestamp with time zone NOT NULL,
	CONSTRAINT "bidders_aadhaar" CHECK ("bidders"."aadhaar_end" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"court" text NOT NULL,
	"case_no" text DEFAULT '' NOT NULL,
	"court_no" text DEFAULT '' NOT NULL,
	"order_no" text DEFAULT '' NOT NULL,
	"possession_on" date
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_on" timestamp with time zone NOT NULL,
	"reminded_on" timestamp with time zone,
	CONSTRAINT "drafts_user_id_form_id_pk" PRIMARY KEY("user_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "hearings" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"day" date NOT NULL,
	"outcome" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quarries" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"source_name" text NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"lease_period" text NOT NULL,
	CONSTRAINT "quarries_quantity" CHECK ("quarries"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"started_on" date,
	"is_ongoing" boolean NOT NULL,
	"is_dangerous" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_type";--> statement-breakpoint
DROP INDEX "documents_waiting";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "mouza_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_steps" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "application_steps" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "application_steps" ADD COLUMN "given" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "application_steps" ADD COLUMN "is_visible" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "came_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "state_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "due_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reminded_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "bidder_id" integer;--> statement-breakpoint
UPDATE "applications" SET "status" = 'R' WHERE "type" IN (1, 3) AND "status" = 'G CLOSE';--> statement-breakpoint
UPDATE "application_steps" SET "status" = 'R' FROM "applications" WHERE "applications"."id" = "application_id" AND "type" IN (1, 3) AND "application_steps"."status" = 'G CLOSE';--> statement-breakpoint
UPDATE "application_steps" SET
	"state" = CASE "application_steps"."status"
		WHEN 'P' THEN CASE "type" WHEN 3 THEN 'FILED' ELSE 'SUBMITTED' END
		WHEN 'A' THEN CASE "type" WHEN 1 THEN 'TRANSFERRED' WHEN 2 THEN 'APPROVED' ELSE 'EVICTION_ORDERED' END
		WHEN 'R' THEN CASE "type" WHEN 3 THEN 'DISMISSED' ELSE 'REJECTED' END
		ELSE CASE WHEN "by_user_id" = "applicant_id" THEN 'WITHDRAWN' ELSE 'CLOSED' END END,
	"action" = CASE "application_steps"."status"
		WHEN 'P' THEN 'submit'
		ELSE CASE WHEN "application_steps"."status" = 'G CLOSE' AND "by_user_id" = "applicant_id" THEN 'withdraw' ELSE 'decide' END END
	FROM "applications" WHERE "applications"."id" = "application_id";--> statement-breakpoint
UPDATE "applications" SET
	"state" = COALESCE((SELECT "state" FROM "application_steps" WHERE "application_id" = "applications"."id" AND "application_steps"."status" = "applications"."status" ORDER BY "id" DESC LIMIT 1),
		CASE "status"
			WHEN 'P' THEN CASE "type" WHEN 3 THEN 'FILED' ELSE 'SUBMITTED' END
			WHEN 'A' THEN CASE "type" WHEN 1 THEN 'TRANSFERRED' WHEN 2 THEN 'APPROVED' ELSE 'EVICTION_ORDERED' END
			WHEN 'R' THEN CASE "type" WHEN 3 THEN 'DISMISSED' ELSE 'REJECTED' END
			ELSE 'CLOSED' END),
	"state_since" = COALESCE((SELECT max("at") FROM "application_steps" WHERE "application_id" = "applications"."id"), "created_on"),
	"came_from" = CASE "status" WHEN 'P' THEN '' ELSE CASE "type" WHEN 3 THEN 'FILED' ELSE 'SUBMITTED' END END;--> statement-breakpoint
INSERT INTO "reports" SELECT "id", 'other', NULL, true, false FROM "applications" WHERE "type" = 1;--> statement-breakpoint
INSERT INTO "cases" ("application_id", "section", "court") SELECT "id", '16-A(1)', '' FROM "applications" WHERE "type" = 3;--> statement-breakpoint
ALTER TABLE "application_steps" ALTER COLUMN "action" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "application_steps" ALTER COLUMN "state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "state_since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "application_keys" ADD CONSTRAINT "application_keys_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_keys" ADD CONSTRAINT "application_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bidders" ADD CONSTRAINT "bidders_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bidders" ADD CONSTRAINT "bidders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearings" ADD CONSTRAINT "hearings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarries" ADD CONSTRAINT "quarries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bidders_number" ON "bidders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "bidders_once" ON "bidders" USING btree ("tender_id","user_id");--> statement-breakpoint
CREATE INDEX "drafts_saved" ON "drafts" USING btree ("saved_on");--> statement-breakpoint
CREATE UNIQUE INDEX "hearings_day" ON "hearings" USING btree ("application_id","day");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_parent_id_applications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_bidder_id_bidders_id_fk" FOREIGN KEY ("bidder_id") REFERENCES "public"."bidders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_tahasil" ON "applications" USING btree ("tahasil_id","type","status","created_on");--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("due_on") WHERE "applications"."due_on" is not null;--> statement-breakpoint
CREATE INDEX "applications_parent" ON "applications" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "documents_waiting" ON "documents" USING btree ("owner_id","created_on") WHERE "documents"."application_id" is null and "documents"."bidder_id" is null;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_state" CHECK ((type = 1 and (state, status) in (('SUBMITTED', 'P'), ('TRIAGE', 'P'), ('INSPECTION', 'P'), ('NOTICE', 'P'), ('TRANSFERRED', 'A'), ('REJECTED', 'R'))) or (type = 2 and (state, status) in (('SUBMITTED', 'P'), ('SCRUTINY', 'P'), ('QUERY', 'P'), ('FIELD', 'P'), ('LEGAL', 'P'), ('VALUATION', 'P'), ('RECOMMENDED', 'P'), ('COMMITTEE', 'P'), ('DEMAND', 'P'), ('PAID', 'P'), ('APPROVED', 'A'), ('EXECUTED', 'A'), ('REJECTED', 'R'), ('APPEALED', 'R'), ('WITHDRAWN', 'G CLOSE'), ('LAPSED', 'G CLOSE'), ('DUPLICATE', 'G CLOSE'), ('CLOSED', 'G CLOSE'))) or (type = 3 and (state, status) in (('FILED', 'P'), ('NOTICE_ISSUED', 'P'), ('SERVED', 'P'), ('HEARING', 'P'), ('ORDER_RESERVED', 'P'), ('STAYED', 'P'), ('EVICTION_ORDERED', 'A'), ('POSSESSION_TAKEN', 'A'), ('DISMISSED', 'R'))) or (type = 6 and (state, status) in (('FORM_M_SUBMITTED', 'P'), ('TECH_OPEN', 'P'), ('TECH_QUALIFIED', 'P'), ('LIVE_SLOT', 'P'), ('FIN_OPEN', 'P'), ('H1', 'P'), ('LOI', 'P'), ('SECURITY', 'P'), ('DEED', 'A'), ('WORKING', 'A'), ('SUSPENDED', 'A'), ('TECH_REJECTED', 'R'), ('NOT_SELECTED', 'R'), ('REFUNDED', 'R'), ('EXPIRED', 'A'), ('CLOSED', 'G CLOSE'))));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_mouza" CHECK ("applications"."mouza_id" is not null or "applications"."type" = 6);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_area" CHECK ("applications"."area" >= 0);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_type" CHECK ("applications"."type" in (1, 2, 3, 6));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_one_owner" CHECK (num_nonnulls("documents"."application_id", "documents"."bidder_id") <= 1);--> statement-breakpoint
-- The officers of the workflow, with the menu of a land officer.
INSERT INTO "roles" ("id", "role_name", "user_type") VALUES
	(6, 'Deciding officer', 'O'),
	(7, 'Chief administrator', 'O'),
	(8, 'Tender officer', 'O'),
	(9, 'Auditor', 'O'),
	(10, 'Law officer', 'O')
	ON CONFLICT DO NOTHING;--> statement-breakpoint
SELECT setval('roles_id_seq', greatest(10, (SELECT max("id") FROM "roles")));--> statement-breakpoint
INSERT INTO "role_menu" ("role_id", "item_id")
	SELECT "added"."id", "item_id" FROM "role_menu", (VALUES (6), (7), (8), (9), (10)) AS "added" ("id")
	WHERE "role_menu"."role_id" = 1
	ON CONFLICT DO NOTHING;
