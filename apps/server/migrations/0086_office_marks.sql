CREATE TABLE "office_marks" (
	"hash" text PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "office_marks_hash" CHECK ("office_marks"."hash" ~ '^[0-9a-f]{64}$')
);
