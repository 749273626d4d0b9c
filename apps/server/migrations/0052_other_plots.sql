CREATE TABLE "other_plots" (
	"application_id" integer NOT NULL,
	"sort_order" integer NOT NULL,
	"plot_id" integer NOT NULL,
	"mouza_id" integer NOT NULL,
	"area" numeric(12, 4) NOT NULL,
	CONSTRAINT "other_plots_application_id_plot_id_pk" PRIMARY KEY("application_id","plot_id"),
	CONSTRAINT "other_plots_area" CHECK ("other_plots"."area" > 0)
);
--> statement-breakpoint
ALTER TABLE "other_plots" ADD CONSTRAINT "other_plots_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "other_plots" ADD CONSTRAINT "other_plots_about" FOREIGN KEY ("plot_id","mouza_id") REFERENCES "public"."plots"("id","mouza_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "other_plots_plot" ON "other_plots" USING btree ("plot_id");