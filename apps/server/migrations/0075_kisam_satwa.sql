CREATE TABLE "satwas" (
	"name" text PRIMARY KEY NOT NULL,
	"id" serial NOT NULL,
	"satwa_class" text NOT NULL,
	"name_or" text DEFAULT '' NOT NULL,
	"name_hi" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kisams" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "kisams" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "kisams" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "satwas_id" ON "satwas" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "kisams_id" ON "kisams" USING btree ("id");