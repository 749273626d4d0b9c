CREATE TABLE "case_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"text" text NOT NULL,
	"by_user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_notes_text" CHECK ("case_notes"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "document_checks" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"result" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_checks_result" CHECK ("document_checks"."result" in ('accepted', 'illegible', 'wrong', 'expired')),
	CONSTRAINT "document_checks_note" CHECK ("document_checks"."note" <> '' or "document_checks"."result" = 'accepted')
);
--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_checks" ADD CONSTRAINT "document_checks_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_checks" ADD CONSTRAINT "document_checks_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_notes_application" ON "case_notes" USING btree ("application_id");