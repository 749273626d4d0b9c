CREATE TABLE "test_copies" (
	"id" integer PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"made_on" timestamp with time zone NOT NULL,
	CONSTRAINT "test_copies_one" CHECK ("test_copies"."id" = 1)
);
