ALTER TABLE "users" DROP CONSTRAINT "users_mobile_shape";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_login_lower";--> statement-breakpoint
ALTER TABLE "bidders" DROP CONSTRAINT "bidders_aadhaar";--> statement-breakpoint
DROP INDEX "users_mobile";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "pending_changes" ALTER COLUMN "before" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "pending_changes" ALTER COLUMN "after" SET DATA TYPE text;--> statement-breakpoint
DELETE FROM "codes";--> statement-breakpoint
DELETE FROM "registration_tickets";--> statement-breakpoint
DELETE FROM "outbox";--> statement-breakpoint
-- code: encryptStoredFields--> statement-breakpoint
CREATE UNIQUE INDEX "users_login_number" ON "users" USING btree (split_part("login_id", '.', 3)) WHERE "users"."login_id" like '~%';--> statement-breakpoint
CREATE UNIQUE INDEX "users_mobile" ON "users" USING btree (split_part("mobile", '.', 3)) WHERE "users"."mobile" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (split_part("email", '.', 3)) WHERE "users"."email" <> '';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_sealed" CHECK (("users"."mobile" = '' or "users"."mobile" like '~%') and ("users"."email" = '' or "users"."email" like '~%'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_login_lower" CHECK ("users"."login_id" like '~%' or ("users"."login_id" = lower("users"."login_id") and "users"."login_id" !~ '^[0-9]{10}$'));--> statement-breakpoint
ALTER TABLE "queries" ADD CONSTRAINT "queries_sealed" CHECK (("queries"."mobile" = '' or "queries"."mobile" like '~%') and ("queries"."email" = '' or "queries"."email" like '~%'));--> statement-breakpoint
ALTER TABLE "bidders" ADD CONSTRAINT "bidders_sealed" CHECK (("bidders"."aadhaar_end" = '' or "bidders"."aadhaar_end" like '~%'));--> statement-breakpoint
ALTER TABLE "case_parties" ADD CONSTRAINT "case_parties_sealed" CHECK (("case_parties"."mobile_no" = '' or "case_parties"."mobile_no" like '~%'));--> statement-breakpoint
ALTER TABLE "land_details" ADD CONSTRAINT "land_details_sealed" CHECK (("land_details"."identity_end" = '' or "land_details"."identity_end" like '~%'));--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_sealed" CHECK (("page_reports"."contact" = '' or "page_reports"."contact" like '~%'));--> statement-breakpoint
ALTER TABLE "pending_changes" ADD CONSTRAINT "pending_changes_sealed" CHECK (("pending_changes"."before" = '' or "pending_changes"."before" like '~%') and ("pending_changes"."after" = '' or "pending_changes"."after" like '~%'));