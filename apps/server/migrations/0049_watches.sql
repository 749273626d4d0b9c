CREATE TABLE "watches" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"mouza_id" integer,
	"plot_no" text DEFAULT '' NOT NULL,
	"tender_id" integer,
	"created_on" timestamp with time zone NOT NULL,
	"seen" jsonb NOT NULL,
	CONSTRAINT "watches_once" UNIQUE NULLS NOT DISTINCT("user_id","kind","mouza_id","plot_no","tender_id"),
	CONSTRAINT "watches_subject" CHECK (("watches"."kind" = 'tender') = ("watches"."tender_id" is not null) and ("watches"."kind" = 'tender') = ("watches"."mouza_id" is null) and ("watches"."kind" = 'plot') = ("watches"."plot_no" <> ''))
);
--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_mouza_id_mouzas_id_fk" FOREIGN KEY ("mouza_id") REFERENCES "public"."mouzas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watches_mouza" ON "watches" USING btree ("mouza_id");--> statement-breakpoint
CREATE INDEX "watches_tender" ON "watches" USING btree ("tender_id");