ALTER TABLE "import_batches" DROP CONSTRAINT "import_batches_kind";--> statement-breakpoint
ALTER TABLE "import_changes" DROP CONSTRAINT "import_changes_entity";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "designation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_kind" CHECK ("import_batches"."kind" in ('land', 'register'));--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_entity" CHECK (entity in ('district', 'tahasil', 'mouza', 'khatiyan', 'plot', 'officer', 'citizen', 'plotDetail'));