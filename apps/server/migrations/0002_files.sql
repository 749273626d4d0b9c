CREATE TABLE "document_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"session_hash" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "storage_key" text;--> statement-breakpoint
ALTER TABLE "document_tickets" ADD CONSTRAINT "document_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_storage" ON "documents" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "documents_waiting" ON "documents" USING btree ("owner_id","created_on") WHERE "documents"."application_id" is null;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_one_place" CHECK (num_nonnulls("documents"."storage_key", "documents"."content") = 1);--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_size" CHECK ("documents"."size" > 0);