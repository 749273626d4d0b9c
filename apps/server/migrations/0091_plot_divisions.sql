CREATE TABLE "plot_divisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"mouza_id" integer NOT NULL,
	"source" text NOT NULL,
	"effective_on" date NOT NULL,
	"made_on" timestamp with time zone NOT NULL,
	"made_by" integer NOT NULL,
	"approved_by" integer NOT NULL,
	"undone_on" timestamp with time zone,
	"undone_by" integer,
	"undo_source" text DEFAULT '' NOT NULL,
	CONSTRAINT "plot_divisions_kind" CHECK ("plot_divisions"."kind" in ('split', 'merge')),
	CONSTRAINT "plot_divisions_two" CHECK ("plot_divisions"."approved_by" <> "plot_divisions"."made_by"),
	CONSTRAINT "plot_divisions_undone" CHECK (("plot_divisions"."undone_on" is null) = ("plot_divisions"."undone_by" is null))
);
--> statement-breakpoint
CREATE TABLE "plot_lineage" (
	"division_id" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	CONSTRAINT "plot_lineage_division_id_parent_id_child_id_pk" PRIMARY KEY("division_id","parent_id","child_id")
);
--> statement-breakpoint
ALTER TABLE "plot_divisions" ADD CONSTRAINT "plot_divisions_mouza_id_mouzas_id_fk" FOREIGN KEY ("mouza_id") REFERENCES "public"."mouzas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plot_divisions" ADD CONSTRAINT "plot_divisions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plot_divisions" ADD CONSTRAINT "plot_divisions_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plot_divisions" ADD CONSTRAINT "plot_divisions_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plot_lineage" ADD CONSTRAINT "plot_lineage_division_id_plot_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."plot_divisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plot_lineage" ADD CONSTRAINT "plot_lineage_parent_id_plots_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."plots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plot_lineage" ADD CONSTRAINT "plot_lineage_child_id_plots_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."plots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plot_lineage_parent" ON "plot_lineage" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "plot_lineage_child" ON "plot_lineage" USING btree ("child_id");