CREATE TABLE "pending_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_on" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" integer,
	"decided_on" timestamp with time zone,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "pending_changes_state" CHECK ("pending_changes"."state" in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')),
	CONSTRAINT "pending_changes_two" CHECK ("pending_changes"."state" <> 'approved' or ("pending_changes"."decided_by" <> "pending_changes"."asked_by" and "pending_changes"."decided_by" is distinct from "pending_changes"."user_id"))
);
--> statement-breakpoint
ALTER TABLE "pending_changes" ADD CONSTRAINT "pending_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_changes" ADD CONSTRAINT "pending_changes_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_changes" ADD CONSTRAINT "pending_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_changes_waiting" ON "pending_changes" USING btree ("user_id","kind") WHERE "pending_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "pending_changes_state" ON "pending_changes" USING btree ("state","id");