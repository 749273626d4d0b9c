CREATE TABLE "factor_challenges" (
	"holder_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "factor_challenges_holder_hash_purpose_pk" PRIMARY KEY("holder_hash","purpose"),
	CONSTRAINT "factor_challenges_purpose" CHECK ("factor_challenges"."purpose" in ('usePasskey', 'addPasskey', 'addTotp'))
);
--> statement-breakpoint
CREATE TABLE "factors" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	"credential_id" text,
	"transports" text DEFAULT '' NOT NULL,
	"signature_counter" bigint DEFAULT 0 NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"used_on" timestamp with time zone,
	CONSTRAINT "factors_credential" UNIQUE("credential_id"),
	CONSTRAINT "factors_kind" CHECK ("factors"."kind" in ('totp', 'passkey')),
	CONSTRAINT "factors_credential_of_passkey" CHECK (("factors"."kind" = 'passkey') = ("factors"."credential_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"used_on" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_steps" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_ins" DROP CONSTRAINT "sign_ins_outcome";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factors_user" ON "factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_steps_user" ON "second_steps" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_outcome" CHECK ("sign_ins"."outcome" in ('signedIn', 'wrongPassword', 'wrongFactor', 'refused'));