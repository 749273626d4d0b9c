ALTER TABLE "activity_head" ADD COLUMN "forgotten_place" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_head" ADD COLUMN "forgotten_hash" text DEFAULT '' NOT NULL;