CREATE TABLE "page_drafts" (
	"name" text PRIMARY KEY NOT NULL,
	"source" jsonb NOT NULL,
	"review_on" text NOT NULL,
	"revision" integer NOT NULL,
	"saved_by" integer NOT NULL,
	"saved_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"source" jsonb NOT NULL,
	"review_on" text NOT NULL,
	"published_on" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"asked_by" integer NOT NULL,
	"approved_by" integer NOT NULL,
	"reminded_on" timestamp with time zone,
	CONSTRAINT "page_versions_name_version_pk" PRIMARY KEY("name","version"),
	CONSTRAINT "page_versions_version" CHECK ("page_versions"."version" >= 1),
	CONSTRAINT "page_versions_two" CHECK ("page_versions"."asked_by" <> "page_versions"."approved_by")
);
--> statement-breakpoint
ALTER TABLE "pending_changes" ADD COLUMN "page_name" text;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_changes_page" ON "pending_changes" USING btree ("page_name") WHERE "pending_changes"."state" = 'waiting';