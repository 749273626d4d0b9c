CREATE TABLE "rates" (
	"id" serial PRIMARY KEY NOT NULL,
	"holding" text NOT NULL,
	"mouza_id" integer,
	"kisam" text DEFAULT '' NOT NULL,
	"rate_per_acre" numeric(14, 2) NOT NULL,
	"concession_percent" integer DEFAULT 0 NOT NULL,
	"concession_up_to" numeric(12, 4) DEFAULT 0 NOT NULL,
	"fee" numeric(14, 2) DEFAULT 0 NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"order_no" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "rates_holding" CHECK ("rates"."holding" in ('lease', 'purchase')),
	CONSTRAINT "rates_amounts" CHECK ("rates"."rate_per_acre" >= 0 and "rates"."fee" >= 0 and "rates"."concession_up_to" >= 0
        and "rates"."concession_percent" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "rule" jsonb;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_mouza_id_mouzas_id_fk" FOREIGN KEY ("mouza_id") REFERENCES "public"."mouzas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rates_scope" ON "rates" USING btree ("holding",coalesce("mouza_id", 0),lower("kisam"),"effective_from");