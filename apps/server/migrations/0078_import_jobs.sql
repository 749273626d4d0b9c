CREATE TABLE "import_faults" (
	"job_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"is_accepted" boolean NOT NULL,
	"place" jsonb NOT NULL,
	CONSTRAINT "import_faults_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_jobs" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'land' NOT NULL,
	"step" text NOT NULL,
	"state" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"changed_on" timestamp with time zone NOT NULL,
	"seen_on" timestamp with time zone,
	"files" jsonb NOT NULL,
	"tables" jsonb,
	"mapping" jsonb,
	"crs" text DEFAULT 'EPSG:4326' NOT NULL,
	"accepted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"progress" jsonb,
	"rows" integer DEFAULT 0 NOT NULL,
	"fault_count" integer DEFAULT 0 NOT NULL,
	"accepted_count" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"batch_id" integer,
	CONSTRAINT "import_jobs_step" CHECK ("import_jobs"."step" in ('read', 'check', 'import', 'undo')),
	CONSTRAINT "import_jobs_state" CHECK ("import_jobs"."state" in ('uploading', 'queued', 'running', 'mapping', 'faults', 'ready', 'done', 'failed', 'interrupted', 'discarded'))
);
--> statement-breakpoint
CREATE TABLE "import_parts" (
	"job_id" integer NOT NULL,
	"file" integer NOT NULL,
	"part" integer NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "import_parts_job_id_file_part_pk" PRIMARY KEY("job_id","file","part"),
	CONSTRAINT "import_parts_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "undo_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_changes" ADD COLUMN "import_job_id" integer;--> statement-breakpoint
ALTER TABLE "import_faults" ADD CONSTRAINT "import_faults_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_batch_id_import_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_faults_kind" ON "import_faults" USING btree ("job_id","kind","position");--> statement-breakpoint
CREATE UNIQUE INDEX "import_jobs_running" ON "import_jobs" USING btree ("state") WHERE "import_jobs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "import_jobs_user" ON "import_jobs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "import_jobs_batch" ON "import_jobs" USING btree ("batch_id");--> statement-breakpoint
ALTER TABLE "pending_changes" ADD CONSTRAINT "pending_changes_import_job_id_import_jobs_id_fk" FOREIGN KEY ("import_job_id") REFERENCES "public"."import_jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_changes_import" ON "pending_changes" USING btree ("import_job_id") WHERE "pending_changes"."state" = 'waiting';