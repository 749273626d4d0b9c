CREATE TABLE "assignments" (
	"application_id" integer NOT NULL,
	"state" text NOT NULL,
	"user_id" integer NOT NULL,
	"by_user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignments_application_id_state_pk" PRIMARY KEY("application_id","state")
);
--> statement-breakpoint
CREATE TABLE "inbox_views" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"saved_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaves" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"cover_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "leaves_days" CHECK ("leaves"."starts_on" <= "leaves"."ends_on"),
	CONSTRAINT "leaves_cover_other" CHECK ("leaves"."cover_id" <> "leaves"."user_id")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_views" ADD CONSTRAINT "inbox_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_cover_id_users_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_user" ON "assignments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_views_name" ON "inbox_views" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "leaves_user" ON "leaves" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "leaves_cover" ON "leaves" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "applications_plot" ON "applications" USING btree ("plot_code") WHERE "applications"."plot_code" <> '';