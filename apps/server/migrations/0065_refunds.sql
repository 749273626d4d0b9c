ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_state";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refund";--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "mouza_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_reference" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_recorded_by_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_recorded_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_mouza_id_mouzas_id_fk" FOREIGN KEY ("mouza_id") REFERENCES "public"."mouzas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_recorded_by_id_users_id_fk" FOREIGN KEY ("refund_recorded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("id") WHERE "payments"."refund_reason" is not null and "payments"."refunded_on" is null;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_state" CHECK ("payment_orders"."state" in ('created', 'open', 'paid', 'failed', 'cancelled', 'expired', 'refunded'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK (num_nonnulls("payments"."refunded_on", "payments"."refund_reference", "payments"."refund_recorded_by_id",
        "payments"."refund_recorded_on") in (0, 4)
        and ("payments"."refunded_on" is null or "payments"."refund_reason" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund" CHECK ("payments"."refund_reason" in ('late', 'paidOtherwise', 'closed', 'amountChanged', 'notSubmitted'));