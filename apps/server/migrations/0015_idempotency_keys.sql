CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"content_hash" text NOT NULL,
	"answer" json,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_call_key_pk" PRIMARY KEY("user_id","call","key")
);
--> statement-breakpoint
DROP INDEX "applications_once";--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "form_key" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_on");--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "idempotency_key";