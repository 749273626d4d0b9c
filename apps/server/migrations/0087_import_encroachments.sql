ALTER TABLE "import_changes" DROP CONSTRAINT "import_changes_entity";--> statement-breakpoint
ALTER TABLE "encroachments" ADD COLUMN "record_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "encroachments_record_no" ON "encroachments" USING btree ("record_no") WHERE "encroachments"."record_no" <> '';--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_entity" CHECK (entity in ('district', 'tahasil', 'mouza', 'khatiyan', 'plot', 'officer', 'citizen', 'lease', 'encroachment', 'plotDetail'));