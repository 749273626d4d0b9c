ALTER TABLE "reports" ADD COLUMN "landmark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "started_before" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "who_known" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "hides_name" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "contact_by" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "position_source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "position_confidence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_position" CHECK (("reports"."longitude" is null) = ("reports"."latitude" is null) and ("reports"."longitude" is null) = ("reports"."position_source" = ''));