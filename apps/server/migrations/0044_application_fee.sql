CREATE TABLE "land_estimates" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"estimate" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rates" DROP CONSTRAINT "rates_amounts";--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "fee_payment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "challan_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "challan_on" date;--> statement-breakpoint
ALTER TABLE "land_details" ADD COLUMN "challan_amount" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rates" ADD COLUMN "application_fee" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "land_estimates" ADD CONSTRAINT "land_estimates_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_amounts" CHECK ("rates"."rate_per_acre" >= 0 and "rates"."fee" >= 0 and "rates"."application_fee" >= 0
        and "rates"."concession_up_to" >= 0
        and "rates"."concession_percent" between 0 and 100);