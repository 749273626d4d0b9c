CREATE TABLE "payment_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"purpose" text NOT NULL,
	"application_id" integer,
	"payer_id" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"gateway_order_id" text DEFAULT '' NOT NULL,
	"pay_url" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_orders_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "payment_orders_purpose" CHECK ("payment_orders"."purpose" in ('demand', 'applicationFee')),
	CONSTRAINT "payment_orders_state" CHECK ("payment_orders"."state" in ('created', 'open', 'paid', 'failed', 'cancelled', 'expired')),
	CONSTRAINT "payment_orders_amount" CHECK ("payment_orders"."amount" > 0),
	CONSTRAINT "payment_orders_demand" CHECK ("payment_orders"."purpose" <> 'demand' or "payment_orders"."application_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"paid_on" timestamp with time zone NOT NULL,
	"received_on" timestamp with time zone NOT NULL,
	"refund_reason" text,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('upi', 'card', 'netbanking', 'wallet', 'other')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_refund" CHECK ("payments"."refund_reason" in ('late', 'paidOtherwise', 'closed', 'amountChanged'))
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_orders_application" ON "payment_orders" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "payment_orders_payer" ON "payment_orders" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "payment_orders_open" ON "payment_orders" USING btree ("id") WHERE "payment_orders"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_accepted" ON "payments" USING btree ("order_id") WHERE "payments"."refund_reason" is null;