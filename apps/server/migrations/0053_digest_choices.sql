CREATE TABLE "digest_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"hour" integer,
	CONSTRAINT "digest_choices_hour" CHECK ("digest_choices"."hour" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "digest_choices" ADD CONSTRAINT "digest_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;