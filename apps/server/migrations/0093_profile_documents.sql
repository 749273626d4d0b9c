ALTER TABLE "documents" DROP CONSTRAINT "documents_one_owner";--> statement-breakpoint
DROP INDEX "documents_waiting";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "profile_part" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "documents_waiting" ON "documents" USING btree ("owner_id","created_on") WHERE "documents"."application_id" is null and "documents"."bidder_id" is null and "documents"."profile_part" = '';--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_profile" CHECK ("documents"."profile_part" in ('', 'nameProof', 'photo'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_one_owner" CHECK (num_nonnulls("documents"."application_id", "documents"."bidder_id", nullif("documents"."profile_part", '')) <= 1);