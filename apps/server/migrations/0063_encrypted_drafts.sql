ALTER TABLE "drafts" ALTER COLUMN "content" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "field_reports" ALTER COLUMN "content" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
-- code: encryptDraftsAndReports--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_sealed" CHECK (("drafts"."content" = '' or "drafts"."content" like '~%'));--> statement-breakpoint
ALTER TABLE "field_reports" ADD CONSTRAINT "field_reports_sealed" CHECK (("field_reports"."content" = '' or "field_reports"."content" like '~%'));