ALTER TABLE "faqs" ADD COLUMN "slug" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "useful_yes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "useful_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "slug" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
UPDATE "faqs" SET "slug" = "named"."slug" || CASE WHEN "named"."number" = 1 THEN '' ELSE '-' || "named"."id" END
FROM (
	SELECT "id", "slug", row_number() OVER (PARTITION BY "slug" ORDER BY "id") AS "number"
	FROM (
		SELECT "id", coalesce(nullif(trim(both '-' from left(trim(both '-' from
			regexp_replace(translate(lower("question"), '''’', ''), '[^a-z0-9]+', '-', 'g')), 60)), ''), 'question') AS "slug"
		FROM "faqs"
	) AS "titled"
) AS "named" WHERE "faqs"."id" = "named"."id";--> statement-breakpoint
UPDATE "notices" SET "slug" = "named"."slug" || CASE WHEN "named"."number" = 1 THEN '' ELSE '-' || "named"."id" END
FROM (
	SELECT "id", "slug", row_number() OVER (PARTITION BY "slug" ORDER BY "id") AS "number"
	FROM (
		SELECT "id", coalesce(nullif(trim(both '-' from left(trim(both '-' from
			regexp_replace(translate(lower("title"), '''’', ''), '[^a-z0-9]+', '-', 'g')), 60)), ''), 'notice') AS "slug"
		FROM "notices"
	) AS "titled"
) AS "named" WHERE "notices"."id" = "named"."id";--> statement-breakpoint
CREATE UNIQUE INDEX "faqs_slug" ON "faqs" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_slug" ON "notices" USING btree ("slug");