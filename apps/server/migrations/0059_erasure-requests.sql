CREATE TABLE "erasure_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer NOT NULL,
	"asked_on" timestamp with time zone NOT NULL,
	"due_on" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"ended_on" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"counts" jsonb,
	CONSTRAINT "erasure_requests_state" CHECK ("erasure_requests"."state" in ('waiting', 'withdrawn', 'refused', 'erased')),
	CONSTRAINT "erasure_requests_end" CHECK (("erasure_requests"."state" = 'waiting') = ("erasure_requests"."ended_on" is null)
        and ("erasure_requests"."state" = 'refused') = ("erasure_requests"."reason" <> '')
        and ("erasure_requests"."state" = 'erased') = ("erasure_requests"."counts" is not null))
);
--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_requests_number" ON "erasure_requests" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_requests_waiting" ON "erasure_requests" USING btree ("user_id") WHERE "erasure_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "erasure_requests_due" ON "erasure_requests" USING btree ("state","due_on");