CREATE TABLE "publications" (
	"id" serial PRIMARY KEY NOT NULL,
	"is_public" boolean NOT NULL,
	"changed_on" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"asked_by" integer,
	"approved_by" integer,
	CONSTRAINT "publications_two" CHECK ("publications"."asked_by" <> "publications"."approved_by")
);
--> statement-breakpoint
DROP INDEX "pending_changes_office";--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_changes_office" ON "pending_changes" USING btree ("kind") WHERE "pending_changes"."state" = 'waiting' and "pending_changes"."kind" in ('officeDetails', 'publication');--> statement-breakpoint
INSERT INTO "publications" ("is_public", "changed_on", "reason") SELECT true, now(), 'In use before' WHERE EXISTS (SELECT 1 FROM "users" WHERE "user_type" = 'CI');
