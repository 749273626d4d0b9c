ALTER TABLE "notifications" ADD COLUMN "kind" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "application_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "path" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_of_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
UPDATE "notifications" SET "kind" = 'application', "application_no" = substring("text" from '[A-Z]+/[0-9]{4}/[A-Z]+/[0-9]{6}') WHERE "text" ~ '[A-Z]+/[0-9]{4}/[A-Z]+/[0-9]{6}';
