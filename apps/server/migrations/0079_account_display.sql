ALTER TABLE "users" ADD COLUMN "page_language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "text_size" integer;