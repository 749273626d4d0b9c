CREATE TABLE "office_question_documents" (
	"question_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"is_answer" boolean NOT NULL,
	CONSTRAINT "office_question_documents_question_id_document_id_pk" PRIMARY KEY("question_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "office_questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"user_type" text NOT NULL,
	"role_id" integer NOT NULL,
	"district_id" integer,
	"tahasil_id" integer,
	"user_id" integer,
	"question" text NOT NULL,
	"due_on" date NOT NULL,
	"asked_by_id" integer NOT NULL,
	"asked_on" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by_id" integer,
	"answered_on" timestamp with time zone,
	"withdrawn_on" timestamp with time zone,
	CONSTRAINT "office_questions_type" CHECK ("office_questions"."user_type" in ('O', 'T')),
	CONSTRAINT "office_questions_text" CHECK ("office_questions"."question" <> ''),
	CONSTRAINT "office_questions_answer" CHECK (("office_questions"."answer" <> '') = ("office_questions"."answered_on" is not null)
        and num_nonnulls("office_questions"."answered_on", "office_questions"."answered_by_id") in (0, 2)),
	CONSTRAINT "office_questions_end" CHECK (num_nonnulls("office_questions"."answered_on", "office_questions"."withdrawn_on") <= 1)
);
--> statement-breakpoint
ALTER TABLE "office_question_documents" ADD CONSTRAINT "office_question_documents_question_id_office_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."office_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_question_documents" ADD CONSTRAINT "office_question_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_questions" ADD CONSTRAINT "office_questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_questions" ADD CONSTRAINT "office_questions_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_questions" ADD CONSTRAINT "office_questions_tahasil_id_tahasils_id_fk" FOREIGN KEY ("tahasil_id") REFERENCES "public"."tahasils"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_questions" ADD CONSTRAINT "office_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_questions" ADD CONSTRAINT "office_questions_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_questions" ADD CONSTRAINT "office_questions_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_question_documents_document" ON "office_question_documents" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "office_questions_application" ON "office_questions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "office_questions_open" ON "office_questions" USING btree ("role_id","district_id","tahasil_id") WHERE "office_questions"."answered_on" is null and "office_questions"."withdrawn_on" is null;--> statement-breakpoint
CREATE INDEX "office_questions_user" ON "office_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "office_questions_asker" ON "office_questions" USING btree ("asked_by_id");