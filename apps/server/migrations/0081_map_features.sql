CREATE TABLE "map_features" (
	"id" integer PRIMARY KEY NOT NULL,
	"mouza_id" integer NOT NULL,
	"kind" text NOT NULL,
	"bounds" "box" NOT NULL,
	"ring" "bytea" NOT NULL,
	CONSTRAINT "map_features_kind" CHECK ("map_features"."kind" in ('road', 'path', 'canal', 'tank', 'settlement', 'grove'))
);
--> statement-breakpoint
ALTER TABLE "map_features" ADD CONSTRAINT "map_features_mouza_id_mouzas_id_fk" FOREIGN KEY ("mouza_id") REFERENCES "public"."mouzas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "map_features_mouza" ON "map_features" USING btree ("mouza_id");--> statement-breakpoint
CREATE INDEX "map_features_bounds" ON "map_features" USING gist ("bounds");