CREATE TABLE "office_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"published_on" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"asked_by" integer NOT NULL,
	"approved_by" integer NOT NULL,
	CONSTRAINT "office_versions_version" CHECK ("office_versions"."version" >= 1),
	CONSTRAINT "office_versions_two" CHECK ("office_versions"."asked_by" <> "office_versions"."approved_by")
);
--> statement-breakpoint
ALTER TABLE "office_versions" ADD CONSTRAINT "office_versions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_versions" ADD CONSTRAINT "office_versions_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_changes_office" ON "pending_changes" USING btree ("kind") WHERE "pending_changes"."state" = 'waiting' and "pending_changes"."kind" = 'officeDetails';