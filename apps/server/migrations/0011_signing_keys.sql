CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" serial NOT NULL,
	"registered_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "activity_head" ADD COLUMN "key_id" text;