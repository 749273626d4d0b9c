CREATE TABLE "personal_details" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"saved_on" timestamp with time zone NOT NULL,
	CONSTRAINT "personal_details_sealed" CHECK (("personal_details"."content" = '' or "personal_details"."content" like '~%'))
);
--> statement-breakpoint
ALTER TABLE "personal_details" ADD CONSTRAINT "personal_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "personal_details_user" ON "personal_details" USING btree ("user_id");