CREATE TABLE "activities" (
	"id" serial PRIMARY KEY NOT NULL,
	"record" text NOT NULL,
	"seen_ip" text NOT NULL,
	"user_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"subject" text NOT NULL,
	"action" text NOT NULL,
	"count" integer NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"locked_on" timestamp with time zone,
	CONSTRAINT "attempts_subject_action_pk" PRIMARY KEY("subject","action")
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"solution" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"mobile" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_on" timestamp with time zone NOT NULL,
	"used_on" timestamp with time zone,
	"verified_on" timestamp with time zone,
	CONSTRAINT "codes_mobile_purpose_pk" PRIMARY KEY("mobile","purpose")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"text" text NOT NULL,
	"otp" text,
	"sent_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"used_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"login_id" text NOT NULL,
	"full_name" text NOT NULL,
	"user_type" text NOT NULL,
	"role_id" integer NOT NULL,
	"role_type" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"district_id" integer,
	"tahasil_id" integer,
	"is_first_login" integer DEFAULT 0 NOT NULL,
	"is_blocked" integer DEFAULT 0 NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "users_type" CHECK ("users"."user_type" in ('C', 'CI', 'O', 'T', 'A'))
);
--> statement-breakpoint
CREATE TABLE "application_steps" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL,
	"by_user_id" integer,
	"status" text NOT NULL,
	"remark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"type" integer NOT NULL,
	"applicant_id" integer NOT NULL,
	"district_id" integer NOT NULL,
	"tahasil_id" integer NOT NULL,
	"mouza_id" integer NOT NULL,
	"khata_no" text NOT NULL,
	"plot_code" text DEFAULT '' NOT NULL,
	"purpose" text NOT NULL,
	"holding" text DEFAULT '' NOT NULL,
	"area" numeric(12, 4) NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"idempotency_key" text,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "applications_status" CHECK ("applications"."status" in ('P', 'A', 'R', 'G CLOSE')),
	CONSTRAINT "applications_type" CHECK ("applications"."type" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"temp_id" text NOT NULL,
	"owner_id" integer NOT NULL,
	"application_id" integer,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sequences" (
	"type" integer NOT NULL,
	"district" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "sequences_type_district_year_pk" PRIMARY KEY("type","district","year")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" serial PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"upload_doc" text
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"read_on" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "public_files" (
	"name" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"base64" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenders" (
	"id" serial PRIMARY KEY NOT NULL,
	"letter_no" text NOT NULL,
	"title" text NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"close_date" timestamp with time zone NOT NULL,
	"upload_doc" text
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_or" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "khatiyans" (
	"id" integer PRIMARY KEY NOT NULL,
	"mouza_id" integer NOT NULL,
	"number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mouzas" (
	"id" integer PRIMARY KEY NOT NULL,
	"tahasil_id" integer NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plots" (
	"id" integer PRIMARY KEY NOT NULL,
	"khatiyan_id" integer NOT NULL,
	"code" text NOT NULL,
	"number" text NOT NULL,
	"kisam" text NOT NULL,
	"area" numeric(12, 4) NOT NULL,
	"status" text NOT NULL,
	"bounds" "box" NOT NULL,
	"ring" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"id" serial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tahasils" (
	"id" integer PRIMARY KEY NOT NULL,
	"district_id" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_or" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_tahasil_id_tahasils_id_fk" FOREIGN KEY ("tahasil_id") REFERENCES "public"."tahasils"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_mouza_id_mouzas_id_fk" FOREIGN KEY ("mouza_id") REFERENCES "public"."mouzas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "khatiyans" ADD CONSTRAINT "khatiyans_mouza_id_mouzas_id_fk" FOREIGN KEY ("mouza_id") REFERENCES "public"."mouzas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mouzas" ADD CONSTRAINT "mouzas_tahasil_id_tahasils_id_fk" FOREIGN KEY ("tahasil_id") REFERENCES "public"."tahasils"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plots" ADD CONSTRAINT "plots_khatiyan_id_khatiyans_id_fk" FOREIGN KEY ("khatiyan_id") REFERENCES "public"."khatiyans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tahasils" ADD CONSTRAINT "tahasils_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mobile" ON "outbox" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_login_id" ON "users" USING btree ("login_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_mobile" ON "users" USING btree ("mobile") WHERE "users"."mobile" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."email" <> '';--> statement-breakpoint
CREATE INDEX "application_steps_application" ON "application_steps" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_number" ON "applications" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("applicant_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_live_plot" ON "applications" USING btree ("applicant_id","plot_code") WHERE "applications"."status" = 'P' and "applications"."type" = 2 and "applications"."plot_code" <> '';--> statement-breakpoint
CREATE INDEX "applications_applicant" ON "applications" USING btree ("applicant_id","created_on");--> statement-breakpoint
CREATE INDEX "applications_queue" ON "applications" USING btree ("district_id","type","status","created_on");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_temp" ON "documents" USING btree ("temp_id");--> statement-breakpoint
CREATE INDEX "documents_application" ON "documents" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","read_on");--> statement-breakpoint
CREATE UNIQUE INDEX "khatiyans_number" ON "khatiyans" USING btree ("mouza_id","number");--> statement-breakpoint
CREATE INDEX "mouzas_tahasil" ON "mouzas" USING btree ("tahasil_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plots_code" ON "plots" USING btree ("code");--> statement-breakpoint
CREATE INDEX "plots_khatiyan" ON "plots" USING btree ("khatiyan_id");--> statement-breakpoint
CREATE INDEX "plots_bounds" ON "plots" USING gist ("bounds");--> statement-breakpoint
CREATE INDEX "tahasils_district" ON "tahasils" USING btree ("district_id");