ALTER TABLE "valuations" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
-- The sample templates of orders and demands with the valuation sheet; a changed template stays as it is.
INSERT INTO "letter_templates" ("kind", "application_kind", "version", "en", "or", "saved_on", "reason")
SELECT "kind", "application_kind", 2,
	replace("en", E'\n\nThe amount due ', E'\n\nValuation:\n{sheet}\n\nThe amount due '),
	replace("or", E'\n\nଦେୟ ରାଶି ', E'\n\nମୂଲ୍ୟାୟନ:\n{sheet}\n\nଦେୟ ରାଶି '),
	"saved_on", "reason"
FROM "letter_templates" AS "t"
WHERE "kind" IN ('order', 'demand') AND "version" = 1
	AND NOT EXISTS (SELECT 1 FROM "letter_templates" AS "later" WHERE "later"."kind" = "t"."kind" AND "later"."application_kind" = "t"."application_kind" AND "later"."version" > 1);
