ALTER TABLE "roles" ADD COLUMN "reporter_access" text DEFAULT 'hidden' NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_reporter" CHECK ("roles"."reporter_access" in ('hidden', 'withReason'));--> statement-breakpoint
-- The land officer, who leads a report through its stages, may learn who reported.
UPDATE "roles" SET "reporter_access" = 'withReason' WHERE "id" = 1;
