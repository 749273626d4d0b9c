CREATE TABLE "court_appeals" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"court" text NOT NULL,
	"number" text NOT NULL,
	"filed_on" date NOT NULL,
	"status" text NOT NULL,
	"decided_on" date,
	"outcome" text DEFAULT '' NOT NULL,
	"recorded_by" integer NOT NULL,
	"recorded_on" timestamp with time zone NOT NULL,
	CONSTRAINT "court_appeals_once" UNIQUE("application_id","court","number"),
	CONSTRAINT "court_appeals_status" CHECK ("court_appeals"."status" in ('pending', 'allowed', 'dismissed', 'withdrawn')),
	CONSTRAINT "court_appeals_decision" CHECK (("court_appeals"."status" = 'pending') = ("court_appeals"."decided_on" is null) and ("court_appeals"."decided_on" is null or "court_appeals"."decided_on" >= "court_appeals"."filed_on"))
);
--> statement-breakpoint
ALTER TABLE "court_appeals" ADD CONSTRAINT "court_appeals_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_appeals" ADD CONSTRAINT "court_appeals_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;