CREATE TABLE "sms_templates" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"template_id" text NOT NULL,
	"wording" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "sms_templates_language" CHECK ("sms_templates"."language" in ('en', 'or', 'hi'))
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "template_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_templates_key" ON "sms_templates" USING btree ("key","language");