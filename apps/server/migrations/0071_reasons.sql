CREATE TABLE "reasons" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text DEFAULT 'r' || replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"place" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_or" text NOT NULL,
	"name_hi" text DEFAULT '' NOT NULL,
	"used_for" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "reasons_code_shape" CHECK ("reasons"."code" ~ '^[a-z][A-Za-z0-9]{0,39}$'),
	CONSTRAINT "reasons_used_for" CHECK ("reasons"."used_for" <@ array['report', 'land', 'case', 'quarry'] and cardinality("reasons"."used_for") > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reasons_code" ON "reasons" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "reasons_name" ON "reasons" USING btree (lower("name_en"));--> statement-breakpoint
INSERT INTO "reasons" ("code", "place", "name_en", "name_or", "name_hi", "used_for") VALUES
	('notDeityLand', 10, 'Not land of the deity', 'ଠାକୁରଙ୍କ ଜମି ନୁହେଁ', 'देवता की भूमि नहीं', array['report', 'land', 'case', 'quarry']),
	('incompleteAfterQuery', 20, 'Incomplete after the question', 'ପ୍ରଶ୍ନ ପରେ ମଧ୍ୟ ଅସମ୍ପୂର୍ଣ୍ଣ', 'प्रश्न के बाद भी अपूर्ण', array['report', 'land', 'case', 'quarry']),
	('notEligible', 30, 'Not eligible under the policy', 'ନୀତି ଅନୁସାରେ ଅଯୋଗ୍ୟ', 'नीति के अनुसार अपात्र', array['report', 'land', 'case', 'quarry']),
	('neededByTemple', 40, 'Needed by the temple', 'ମନ୍ଦିର ପାଇଁ ଆବଶ୍ୟକ', 'मंदिर के लिए आवश्यक', array['report', 'land', 'case', 'quarry']),
	('underLitigation', 50, 'Under litigation', 'ମକଦ୍ଦମାଧୀନ', 'वाद के अधीन', array['report', 'land', 'case', 'quarry']),
	('inAuction', 60, 'In an auction', 'ନିଲାମରେ ଅଛି', 'नीलामी में है', array['report', 'land', 'case', 'quarry']),
	('falseStatement', 70, 'False statement', 'ମିଥ୍ୟା ବିବରଣୀ', 'असत्य कथन', array['report', 'land', 'case', 'quarry']),
	('duplicate', 80, 'Handed in twice', 'ଦୁଇଥର ଦାଖଲ', 'दो बार जमा', array['report', 'land', 'case', 'quarry']),
	('otherPolicy', 90, 'Under another policy', 'ଅନ୍ୟ ନୀତି ଅଧୀନ', 'अन्य नीति के अधीन', array['report', 'land', 'case', 'quarry']),
	('other', 100, 'Other', 'ଅନ୍ୟାନ୍ୟ', 'अन्य', array['report', 'land', 'case', 'quarry']);
