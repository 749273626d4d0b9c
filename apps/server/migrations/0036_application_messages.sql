CREATE TABLE "application_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"is_of_office" boolean NOT NULL,
	"text" text NOT NULL,
	"sent_on" timestamp with time zone NOT NULL,
	"read_on" timestamp with time zone,
	CONSTRAINT "application_messages_text" CHECK ("application_messages"."text" <> ''),
	CONSTRAINT "application_messages_read" CHECK ("application_messages"."read_on" >= "application_messages"."sent_on")
);
--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_messages_application" ON "application_messages" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_messages_unread" ON "application_messages" USING btree ("application_id","is_of_office") WHERE "application_messages"."read_on" is null;