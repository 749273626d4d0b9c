CREATE TABLE "land_details" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"lease_no" text DEFAULT '' NOT NULL,
	"transfer_basis" text DEFAULT '' NOT NULL,
	"new_holder" text DEFAULT '' NOT NULL,
	"offered_land" text DEFAULT '' NOT NULL,
	"offered_area" numeric(12, 4) DEFAULT 0 NOT NULL,
	"record_entry" text DEFAULT '' NOT NULL,
	"entry_now" text DEFAULT '' NOT NULL,
	"entry_wanted" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"lease_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"area" numeric(12, 4) NOT NULL,
	"lessee" text NOT NULL,
	"ends_on" date NOT NULL,
	"yearly_rent" numeric(14, 2) NOT NULL,
	"next_rent_on" date,
	"state" text NOT NULL,
	"order_no" text NOT NULL,
	"deed_no" text NOT NULL,
	"deed_on" date,
	"changed_on" date NOT NULL,
	"reverted_on" date,
	CONSTRAINT "lease_changes_kind" CHECK ("lease_changes"."kind" in ('renewal', 'transfer'))
);
--> statement-breakpoint
CREATE TABLE "record_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"plot_id" integer NOT NULL,
	"mouza_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"entry" text DEFAULT '' NOT NULL,
	"entry_now" text DEFAULT '' NOT NULL,
	"entry_wanted" text NOT NULL,
	"area" numeric(12, 4),
	"order_no" text NOT NULL,
	"ordered_on" date NOT NULL,
	"state" text NOT NULL,
	"entered_no" text DEFAULT '' NOT NULL,
	"entered_on" date,
	CONSTRAINT "record_requests_kind" CHECK ("record_requests"."kind" in ('correction', 'exchange')),
	CONSTRAINT "record_requests_state" CHECK ("record_requests"."state" in ('open', 'entered', 'cancelled')),
	CONSTRAINT "record_requests_entered" CHECK (("record_requests"."state" = 'entered') = ("record_requests"."entered_on" is not null))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "application_kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD CONSTRAINT "land_details_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_changes" ADD CONSTRAINT "lease_changes_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_changes" ADD CONSTRAINT "lease_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_about" FOREIGN KEY ("plot_id","mouza_id") REFERENCES "public"."plots"("id","mouza_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lease_changes_lease" ON "lease_changes" USING btree ("lease_id","id");--> statement-breakpoint
CREATE INDEX "lease_changes_application" ON "lease_changes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "record_requests_plot" ON "record_requests" USING btree ("plot_id");--> statement-breakpoint
CREATE INDEX "record_requests_application" ON "record_requests" USING btree ("application_id");--> statement-breakpoint
UPDATE "applications" SET "application_kind" = "holding" WHERE "type" = 2 AND "holding" IN ('lease', 'purchase');
