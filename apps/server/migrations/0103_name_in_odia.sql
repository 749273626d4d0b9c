ALTER TABLE "land_details" ADD COLUMN "name_odia" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "policy_clause" text DEFAULT '' NOT NULL;