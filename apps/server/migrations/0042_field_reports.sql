CREATE TABLE "field_photos" (
	"photo_id" uuid PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"document_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "field_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"sending_id" uuid NOT NULL,
	"application_id" integer NOT NULL,
	"stage_since" timestamp with time zone NOT NULL,
	"version" integer,
	"is_finished" boolean NOT NULL,
	"is_stage_over" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"by_user_id" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "field_reports_sending" UNIQUE("sending_id"),
	CONSTRAINT "field_reports_version" UNIQUE("application_id","stage_since","version"),
	CONSTRAINT "field_reports_first" CHECK ("field_reports"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "field_visits" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"planned_on" date NOT NULL,
	"by_user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "field_photos" ADD CONSTRAINT "field_photos_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_photos" ADD CONSTRAINT "field_photos_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_reports" ADD CONSTRAINT "field_reports_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_reports" ADD CONSTRAINT "field_reports_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_visits" ADD CONSTRAINT "field_visits_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_visits" ADD CONSTRAINT "field_visits_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "field_photos_application" ON "field_photos" USING btree ("application_id");