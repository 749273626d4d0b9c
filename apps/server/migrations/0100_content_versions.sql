ALTER TABLE "page_versions" ALTER COLUMN "asked_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "page_versions" ALTER COLUMN "approved_by" DROP NOT NULL;