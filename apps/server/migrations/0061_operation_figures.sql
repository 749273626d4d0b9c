CREATE TABLE "call_days" (
	"id" serial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"call" text NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "call_days_counts" CHECK ("call_days"."failed" + "call_days"."refused" <= "call_days"."requests")
);
--> statement-breakpoint
CREATE TABLE "message_days" (
	"id" serial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "message_days_kind" CHECK ("message_days"."kind" in ('code', 'notice'))
);
--> statement-breakpoint
CREATE TABLE "outline_differences" (
	"plot_id" integer PRIMARY KEY NOT NULL,
	"outline_area" numeric(12, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_days" (
	"id" serial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"task" text NOT NULL,
	"runs" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_on" timestamp with time zone NOT NULL,
	"last_ms" integer NOT NULL,
	CONSTRAINT "task_days_counts" CHECK ("task_days"."failures" between 0 and "task_days"."runs")
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "reviewed_on" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "reviewed_on" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "reviewed_on" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outline_differences" ADD CONSTRAINT "outline_differences_plot_id_plots_id_fk" FOREIGN KEY ("plot_id") REFERENCES "public"."plots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_days_day" ON "call_days" USING btree ("day","call");--> statement-breakpoint
CREATE UNIQUE INDEX "message_days_day" ON "message_days" USING btree ("day","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "task_days_day" ON "task_days" USING btree ("day","task");--> statement-breakpoint
UPDATE "notices" SET "reviewed_on" = "created_on";