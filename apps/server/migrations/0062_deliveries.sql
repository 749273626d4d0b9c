CREATE TABLE "channel_choices" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sms" boolean NOT NULL,
	"email" boolean NOT NULL,
	CONSTRAINT "channel_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"notification_id" integer,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_on" timestamp with time zone NOT NULL,
	"sent_on" timestamp with time zone,
	"failed_on" timestamp with time zone,
	"error" text DEFAULT '' NOT NULL,
	CONSTRAINT "deliveries_channel" CHECK ("deliveries"."channel" in ('sms', 'email')),
	CONSTRAINT "deliveries_ended_once" CHECK ("deliveries"."sent_on" is null or "deliveries"."failed_on" is null),
	CONSTRAINT "deliveries_sealed" CHECK (("deliveries"."recipient" = '' or "deliveries"."recipient" like '~%') and ("deliveries"."text" = '' or "deliveries"."text" like '~%'))
);
--> statement-breakpoint
ALTER TABLE "channel_choices" ADD CONSTRAINT "channel_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "deliveries" USING btree ("next_try_on") WHERE "deliveries"."sent_on" is null and "deliveries"."failed_on" is null;--> statement-breakpoint
CREATE INDEX "deliveries_notification" ON "deliveries" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "deliveries_created" ON "deliveries" USING btree ("created_on");