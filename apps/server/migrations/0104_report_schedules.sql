CREATE TABLE "report_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"schedule_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"rights" text[] NOT NULL,
	"made_on" timestamp with time zone NOT NULL,
	CONSTRAINT "report_files_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"rhythm" text NOT NULL,
	"file" jsonb NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"next_on" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"problem" text,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "report_schedules_rhythm" CHECK ("report_schedules"."rhythm" in ('daily', 'weekly', 'monthly')),
	CONSTRAINT "report_schedules_problem" CHECK ("report_schedules"."problem" in ('noRight', 'tooLarge', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_files_schedule" ON "report_files" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "report_files_made" ON "report_files" USING btree ("made_on");--> statement-breakpoint
CREATE UNIQUE INDEX "report_schedules_name" ON "report_schedules" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "report_schedules_due" ON "report_schedules" USING btree ("next_on");--> statement-breakpoint
CREATE INDEX "encroachments_plot" ON "encroachments" USING btree ("plot_id") WHERE "encroachments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "land_use_verifications_plot" ON "land_use_verifications" USING btree ("plot_id") WHERE "land_use_verifications"."state" = 'completed';