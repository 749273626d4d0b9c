ALTER TABLE "documents" DROP CONSTRAINT "documents_one_owner";--> statement-breakpoint
DROP INDEX "documents_waiting";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "source_language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_changes" ADD COLUMN "document_id" integer;--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "document_id" integer;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD COLUMN "document_id" integer;--> statement-breakpoint
ALTER TABLE "pending_changes" ADD CONSTRAINT "pending_changes_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_changes_document" ON "record_changes" USING btree ("document_id") WHERE "record_changes"."document_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_waiting" ON "documents" USING btree ("owner_id","created_on") WHERE "documents"."application_id" is null and "documents"."bidder_id" is null and "documents"."correction_id" is null and "documents"."profile_part" = '' and "documents"."source_language" = '';--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_source" CHECK ("documents"."source_language" in ('', 'en', 'or', 'hi', 'both'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_one_owner" CHECK (num_nonnulls("documents"."application_id", "documents"."bidder_id", "documents"."correction_id", nullif("documents"."profile_part", ''), nullif("documents"."source_language", '')) <= 1);