ALTER TABLE "land_details" ADD COLUMN "gender" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "social_category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "possession_proofs" jsonb;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "income_band" text DEFAULT '' NOT NULL;