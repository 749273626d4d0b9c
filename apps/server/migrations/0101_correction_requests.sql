CREATE TABLE "correction_steps" (
	"id" serial PRIMARY KEY NOT NULL,
	"correction_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_user_id" integer,
	CONSTRAINT "correction_steps_kind" CHECK ("correction_steps"."kind" in ('ask', 'answer', 'propose', 'refuse', 'withdraw', 'return', 'enter'))
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" serial PRIMARY KEY NOT NULL,
	"mouza_id" integer NOT NULL,
	"plot_id" integer,
	"khatiyan_id" integer,
	"plot_no" text NOT NULL,
	"khata_no" text NOT NULL,
	"field" text NOT NULL,
	"entry_now" text NOT NULL,
	"entry_wanted" text NOT NULL,
	"reason" text NOT NULL,
	"requested_by" integer NOT NULL,
	"requested_on" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "corrections_state" CHECK ("corrections"."state" in ('open', 'asked', 'proposed', 'entered', 'refused', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_one_owner";--> statement-breakpoint
DROP INDEX "documents_waiting";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "correction_id" integer;--> statement-breakpoint
ALTER TABLE "pending_changes" ADD COLUMN "correction_id" integer;--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "correction_id" integer;--> statement-breakpoint
ALTER TABLE "correction_steps" ADD CONSTRAINT "correction_steps_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_steps" ADD CONSTRAINT "correction_steps_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_mouza_id_mouzas_id_fk" FOREIGN KEY ("mouza_id") REFERENCES "public"."mouzas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_plot_id_plots_id_fk" FOREIGN KEY ("plot_id") REFERENCES "public"."plots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_khatiyan_id_khatiyans_id_fk" FOREIGN KEY ("khatiyan_id") REFERENCES "public"."khatiyans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correction_steps_request" ON "correction_steps" USING btree ("correction_id","id");--> statement-breakpoint
CREATE INDEX "corrections_requester" ON "corrections" USING btree ("requested_by","id");--> statement-breakpoint
CREATE INDEX "corrections_place" ON "corrections" USING btree ("mouza_id","state","id");--> statement-breakpoint
CREATE INDEX "corrections_plot" ON "corrections" USING btree ("plot_id");--> statement-breakpoint
CREATE INDEX "corrections_khatiyan" ON "corrections" USING btree ("khatiyan_id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_changes" ADD CONSTRAINT "pending_changes_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_correction" ON "documents" USING btree ("correction_id") WHERE "documents"."correction_id" is not null;--> statement-breakpoint
CREATE INDEX "pending_changes_correction" ON "pending_changes" USING btree ("correction_id") WHERE "pending_changes"."correction_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_waiting" ON "documents" USING btree ("owner_id","created_on") WHERE "documents"."application_id" is null and "documents"."bidder_id" is null and "documents"."correction_id" is null and "documents"."profile_part" = '';--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_one_owner" CHECK (num_nonnulls("documents"."application_id", "documents"."bidder_id", "documents"."correction_id", nullif("documents"."profile_part", '')) <= 1);