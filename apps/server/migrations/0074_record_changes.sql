CREATE TABLE "record_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"record_id" integer NOT NULL,
	"action" text NOT NULL,
	"changed_on" timestamp with time zone NOT NULL,
	"changed_by" integer NOT NULL,
	"approved_by" integer,
	"effective_on" date NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "record_changes_action" CHECK ("record_changes"."action" in ('create', 'update', 'retire', 'restore')),
	CONSTRAINT "record_changes_two" CHECK ("record_changes"."approved_by" is null or "record_changes"."approved_by" <> "record_changes"."changed_by")
);
--> statement-breakpoint
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_changes_record" ON "record_changes" USING btree ("entity","record_id","id");