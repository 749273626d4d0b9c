CREATE TABLE "browser_activities" (
	"id" serial PRIMARY KEY NOT NULL,
	"record" text NOT NULL,
	"seen_ip" text NOT NULL,
	"user_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "browser_activity_bytes" (
	"day" date NOT NULL,
	"address" text NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "browser_activity_bytes_day_address_pk" PRIMARY KEY("day","address")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "source" text;--> statement-breakpoint
CREATE INDEX "browser_activities_at" ON "browser_activities" USING btree ("at");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_source" CHECK ("activities"."source" = 'service');