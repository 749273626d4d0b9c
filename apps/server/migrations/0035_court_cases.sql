CREATE TABLE "case_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"party_id" integer NOT NULL,
	"kind" text NOT NULL,
	"issued_on" timestamp with time zone NOT NULL,
	"issued_by" integer NOT NULL,
	"hearing_on" date,
	"served_on" date,
	"mode" text,
	"note" text DEFAULT '' NOT NULL,
	"served_by" integer,
	CONSTRAINT "case_notices_once" UNIQUE NULLS NOT DISTINCT("party_id","kind","hearing_on"),
	CONSTRAINT "case_notices_kind" CHECK ("case_notices"."kind" in ('showCause', 'hearing', 'order')),
	CONSTRAINT "case_notices_service" CHECK (("case_notices"."served_on" is null) = ("case_notices"."mode" is null) and ("case_notices"."mode" is null or "case_notices"."mode" in ('inPerson', 'family', 'affixed', 'post', 'refused')))
);
--> statement-breakpoint
CREATE TABLE "case_parties" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"father_name" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"mobile_no" text DEFAULT '' NOT NULL,
	"added_by" integer NOT NULL,
	"added_on" timestamp with time zone NOT NULL,
	"removed_on" timestamp with time zone,
	CONSTRAINT "case_parties_kind" CHECK ("case_parties"."kind" in ('respondent', 'petitioner', 'intervener'))
);
--> statement-breakpoint
ALTER TABLE "case_notices" ADD CONSTRAINT "case_notices_party_id_case_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."case_parties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notices" ADD CONSTRAINT "case_notices_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notices" ADD CONSTRAINT "case_notices_served_by_users_id_fk" FOREIGN KEY ("served_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_parties" ADD CONSTRAINT "case_parties_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_parties" ADD CONSTRAINT "case_parties_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_parties_case" ON "case_parties" USING btree ("application_id");