ALTER TABLE "districts" ADD COLUMN "record_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mouzas" ADD COLUMN "record_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tahasils" ADD COLUMN "record_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "districts_record_code" ON "districts" USING btree ("record_code") WHERE "districts"."record_code" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "mouzas_record_code" ON "mouzas" USING btree ("record_code") WHERE "mouzas"."record_code" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "tahasils_record_code" ON "tahasils" USING btree ("record_code") WHERE "tahasils"."record_code" <> '';