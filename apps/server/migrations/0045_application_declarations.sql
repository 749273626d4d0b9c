CREATE TABLE "application_declarations" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"notice_version" text NOT NULL,
	"confirmed_by" text NOT NULL,
	"declared_on" timestamp with time zone NOT NULL,
	CONSTRAINT "application_declarations_confirmed" CHECK ("application_declarations"."confirmed_by" in ('code', 'consent', ''))
);
--> statement-breakpoint
ALTER TABLE "application_declarations" ADD CONSTRAINT "application_declarations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;