CREATE TABLE "page_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"problem" text NOT NULL,
	"expected" text NOT NULL,
	"contact" text NOT NULL,
	"reported_on" timestamp with time zone NOT NULL,
	"closed_on" timestamp with time zone,
	"closed_by" integer,
	CONSTRAINT "page_reports_closed" CHECK (("page_reports"."closed_on" is null) = ("page_reports"."closed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_call_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_reports_open" ON "page_reports" USING btree ("reported_on") WHERE "page_reports"."closed_on" is null;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_key" UNIQUE NULLS NOT DISTINCT("user_id","call","key");