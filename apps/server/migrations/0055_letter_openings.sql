CREATE TABLE "letter_openings" (
	"letter_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"opened_on" timestamp with time zone NOT NULL,
	CONSTRAINT "letter_openings_letter_id_user_id_pk" PRIMARY KEY("letter_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "letter_openings" ADD CONSTRAINT "letter_openings_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_openings" ADD CONSTRAINT "letter_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;