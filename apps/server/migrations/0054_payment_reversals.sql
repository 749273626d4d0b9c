CREATE TABLE "payment_reversals" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"challan_no" text NOT NULL,
	"paid_on" date NOT NULL,
	"amount_due" numeric(14, 2) NOT NULL,
	"reason" text NOT NULL,
	"proposed_by_id" integer NOT NULL,
	"proposed_on" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"ended_by_id" integer,
	"ended_on" timestamp with time zone,
	CONSTRAINT "payment_reversals_state" CHECK ("payment_reversals"."state" in ('open', 'reversed', 'refused')),
	CONSTRAINT "payment_reversals_reason" CHECK ("payment_reversals"."reason" <> ''),
	CONSTRAINT "payment_reversals_end" CHECK (num_nonnulls("payment_reversals"."ended_by_id", "payment_reversals"."ended_on") =
        case when "payment_reversals"."state" = 'open' then 0 else 2 end),
	CONSTRAINT "payment_reversals_two" CHECK ("payment_reversals"."state" <> 'reversed' or "payment_reversals"."ended_by_id" <> "payment_reversals"."proposed_by_id")
);
--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_proposed_by_id_users_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reversals_open" ON "payment_reversals" USING btree ("application_id") WHERE "payment_reversals"."state" = 'open';