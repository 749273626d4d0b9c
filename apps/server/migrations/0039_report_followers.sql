CREATE TABLE "report_followers" (
	"application_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "report_followers_application_id_user_id_pk" PRIMARY KEY("application_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "report_followers" ADD CONSTRAINT "report_followers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_followers" ADD CONSTRAINT "report_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_followers_user" ON "report_followers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reports_place" ON "reports" USING btree ("latitude","longitude");