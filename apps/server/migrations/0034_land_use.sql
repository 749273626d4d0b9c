ALTER TABLE "land_details" ADD COLUMN "present_use" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "structure" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "built_year" integer;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "boundary_north" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "boundary_east" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "boundary_south" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "boundary_west" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "access_road" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "is_in_litigation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "court_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "court_case_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "possession_since" integer;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "possession_basis" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "previous_no" text DEFAULT '' NOT NULL;