DROP INDEX "inbox_views_name";--> statement-breakpoint
ALTER TABLE "inbox_views" ADD COLUMN "page" text DEFAULT 'inbox' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_views_name" ON "inbox_views" USING btree ("user_id","page",lower("name"));--> statement-breakpoint
ALTER TABLE "inbox_views" ADD CONSTRAINT "inbox_views_page" CHECK ("inbox_views"."page" in ('inbox', 'map'));