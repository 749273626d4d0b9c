ALTER TABLE "documents" ADD COLUMN "watermark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "original_sha256" text;--> statement-breakpoint
CREATE INDEX "documents_unmarked" ON "documents" USING btree ("id") WHERE "documents"."kind" = 1 and "documents"."watermark" = '';--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_watermark" CHECK (("documents"."watermark" <> '') = ("documents"."original_sha256" is not null));