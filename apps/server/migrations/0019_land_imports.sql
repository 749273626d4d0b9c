CREATE TABLE "import_batches" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"files" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"imported_on" timestamp with time zone NOT NULL,
	"imported_by" text NOT NULL,
	"user_id" integer,
	"undone_on" timestamp with time zone,
	"undone_by" text,
	CONSTRAINT "import_batches_kind" CHECK ("import_batches"."kind" in ('land')),
	CONSTRAINT "import_batches_undone" CHECK (("import_batches"."undone_on" is null) = ("import_batches"."undone_by" is null))
);
--> statement-breakpoint
CREATE TABLE "import_changes" (
	"batch_id" integer NOT NULL,
	"entity" text NOT NULL,
	"record_id" integer NOT NULL,
	"before" jsonb,
	"after_hash" text,
	CONSTRAINT "import_changes_batch_id_entity_record_id_pk" PRIMARY KEY("batch_id","entity","record_id"),
	CONSTRAINT "import_changes_entity" CHECK ("import_changes"."entity" in ('district', 'tahasil', 'mouza', 'khatiyan', 'plot', 'plotDetail'))
);
--> statement-breakpoint
ALTER TABLE "plots" ALTER COLUMN "bounds" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plots" ALTER COLUMN "ring" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_batch_id_import_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_changes_record" ON "import_changes" USING btree ("entity","record_id");