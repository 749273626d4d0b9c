CREATE TABLE "page_confirmations" (
	"id" serial PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"confirmed_by" integer NOT NULL,
	"confirmed_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page_confirmations" ADD CONSTRAINT "page_confirmations_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_confirmations_page" ON "page_confirmations" USING btree ("page","id");