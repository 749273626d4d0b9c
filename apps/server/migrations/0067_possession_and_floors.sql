ALTER TABLE "land_details" ADD COLUMN "floors" integer;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "possession_lease_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "rent_paid_until" integer;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "offered_mode" text DEFAULT '' NOT NULL;