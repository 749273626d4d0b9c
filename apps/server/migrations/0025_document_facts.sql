ALTER TABLE "notices" ADD COLUMN "document_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "public_files" ADD COLUMN "bytes" integer GENERATED ALWAYS AS (octet_length("base64") / 4 * 3 - 2 + length(rtrim(right("base64", 2), '='))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "document_language" text DEFAULT 'en' NOT NULL;