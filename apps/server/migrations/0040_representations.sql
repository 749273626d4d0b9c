CREATE TABLE "personal_codes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"issued_by" integer NOT NULL,
	"form_no" text NOT NULL,
	"issued_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "representations" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"person_id" integer NOT NULL,
	"representative_id" integer NOT NULL,
	"proof" text NOT NULL,
	"started_on" timestamp with time zone NOT NULL,
	"ends_on" timestamp with time zone NOT NULL,
	"ended_on" timestamp with time zone,
	CONSTRAINT "representations_others" CHECK ("representations"."person_id" <> "representations"."representative_id"),
	CONSTRAINT "representations_proof" CHECK ("representations"."proof" in ('otp', 'personalCode', 'form')),
	CONSTRAINT "representations_order" CHECK ("representations"."ends_on" > "representations"."started_on")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "filed_by_id" integer;--> statement-breakpoint
ALTER TABLE "personal_codes" ADD CONSTRAINT "personal_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_codes" ADD CONSTRAINT "personal_codes_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_representative_id_users_id_fk" FOREIGN KEY ("representative_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "personal_codes_hash" ON "personal_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "personal_codes_form" ON "personal_codes" USING btree ("issued_by","form_no");--> statement-breakpoint
CREATE UNIQUE INDEX "representations_session" ON "representations" USING btree ("session_hash") WHERE "representations"."ended_on" is null;--> statement-breakpoint
CREATE INDEX "representations_person" ON "representations" USING btree ("person_id","started_on");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_filed_by_id_users_id_fk" FOREIGN KEY ("filed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_filed_by" ON "applications" USING btree ("filed_by_id","created_on") WHERE "applications"."filed_by_id" is not null;