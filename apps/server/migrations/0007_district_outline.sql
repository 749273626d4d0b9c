ALTER TABLE "districts" ADD COLUMN "bounds" "box";--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "ring" "bytea";--> statement-breakpoint
CREATE INDEX "districts_bounds" ON "districts" USING gist ("bounds");