CREATE TABLE "document_kind_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_kinds" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"place" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_or" text NOT NULL,
	"name_hi" text NOT NULL,
	"required_for" text[] DEFAULT '{}'::text[] NOT NULL,
	"optional_for" text[] DEFAULT '{}'::text[] NOT NULL,
	"applicants" text[] NOT NULL,
	"condition" text NOT NULL,
	"steps" text[] DEFAULT '{}'::text[] NOT NULL,
	"file_types" text[] DEFAULT array['pdf', 'jpg', 'png'] NOT NULL,
	"max_kb" integer DEFAULT 2048 NOT NULL,
	"valid_months" integer DEFAULT 0 NOT NULL,
	"effective_from" date DEFAULT '2000-01-01' NOT NULL,
	"retired_from" date,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "document_kinds_code_shape" CHECK ("document_kinds"."code" ~ '^[a-z][A-Za-z0-9]{1,39}$'),
	CONSTRAINT "document_kinds_size" CHECK ("document_kinds"."max_kb" between 10 and 2048),
	CONSTRAINT "document_kinds_period" CHECK ("document_kinds"."retired_from" > "document_kinds"."effective_from")
);
--> statement-breakpoint
CREATE TABLE "limit_values" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"value" integer NOT NULL,
	"lowest" integer NOT NULL,
	"highest" integer NOT NULL,
	"effective_from" date NOT NULL,
	"reason" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "limit_values_range" CHECK ("limit_values"."value" between "limit_values"."lowest" and "limit_values"."highest")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "received_size" integer;--> statement-breakpoint
ALTER TABLE "document_kind_versions" ADD CONSTRAINT "document_kind_versions_kind_id_document_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."document_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_kind_versions_since" ON "document_kind_versions" USING btree ("kind_id","since");--> statement-breakpoint
CREATE UNIQUE INDEX "document_kinds_code" ON "document_kinds" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "document_kinds_name" ON "document_kinds" USING btree (lower("name_en"));--> statement-breakpoint
CREATE UNIQUE INDEX "limit_values_day" ON "limit_values" USING btree ("name","effective_from") WHERE "limit_values"."is_active";--> statement-breakpoint
INSERT INTO "document_kinds" ("id", "code", "place", "name_en", "name_or", "name_hi", "required_for", "optional_for", "applicants", "condition", "steps") VALUES
	(1, 'identity', 10, 'Identity proof', 'ପରିଚୟ ପ୍ରମାଣ', 'पहचान प्रमाण', array['landPurchase', 'landLease', 'leaseRenewal', 'leaseTransfer', 'leaseSuccession', 'landExchange', 'recordCorrection', 'quarry']::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array['land.answer']::text[]),
	(2, 'khatiyan', 20, 'Copy of khatiyan', 'ଖତିୟାନ ନକଲ', 'खतियान की प्रति', array['landPurchase', 'landLease', 'leaseRenewal', 'leaseTransfer', 'leaseSuccession', 'landExchange', 'recordCorrection']::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array['land.answer']::text[]),
	(3, 'photo', 140, 'Photo of the land', 'ଜମିର ଫଟୋ', 'भूमि की तस्वीर', array[]::text[], array['report', 'landPurchase', 'landLease', 'landExchange']::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array['report.report', 'land.report', 'case.takePossession']::text[]),
	(4, 'challan', 30, 'Challan of the application fee', 'ଆବେଦନ ଶୁଳ୍କର ଚାଲାଣ', 'आवेदन शुल्क का चालान', array['landPurchase', 'landLease', 'leaseRenewal', 'leaseTransfer', 'leaseSuccession', 'landExchange', 'recordCorrection', 'quarry']::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'challan', array[]::text[]),
	(5, 'solvency', 40, 'Proof of solvency', 'ଆର୍ଥିକ ସ୍ୱଚ୍ଛଳତାର ପ୍ରମାଣ', 'शोधन-क्षमता का प्रमाण', array['quarry']::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array[]::text[]),
	(6, 'inspection', 200, 'Inspection report', 'ଯାଞ୍ଚ ରିପୋର୍ଟ', 'निरीक्षण रिपोर्ट', array[]::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array['report.report', 'land.report', 'case.takePossession']::text[]),
	(7, 'order', 230, 'Order', 'ଆଦେଶ', 'आदेश', array[]::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array['land.issueOrder', 'case.orderEviction']::text[]),
	(8, 'deed', 240, 'Deed', 'ଦଲିଲ', 'विलेख', array[]::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array['land.executeDeed']::text[]),
	(9, 'other', 260, 'Other document', 'ଅନ୍ୟ କାଗଜ', 'अन्य दस्तावेज़', array[]::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array['land.answer']::text[]),
	(10, 'possession', 50, 'Proof of possession', 'ଦଖଲର ପ୍ରମାଣ', 'कब्ज़े का प्रमाण', array['landPurchase']::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array[]::text[]),
	(11, 'sketch', 150, 'Sketch map of the land', 'ଜମିର ନକ୍ସା', 'भूमि का नक्शा', array[]::text[], array['landPurchase', 'landLease', 'landExchange']::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array[]::text[]),
	(12, 'leaseDeed', 70, 'Lease deed or order', 'ଲିଜ୍ ଦଲିଲ କିମ୍ବା ଆଦେଶ', 'पट्टा विलेख या आदेश', array['leaseRenewal', 'leaseTransfer', 'leaseSuccession']::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array[]::text[]),
	(13, 'rentReceipt', 130, 'Rent receipts', 'ଖଜଣା ରସିଦ', 'लगान की रसीदें', array[]::text[], array['leaseRenewal']::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array[]::text[]),
	(14, 'legalHeir', 80, 'Legal heir certificate', 'ଆଇନଗତ ଉତ୍ତରାଧିକାରୀ ପ୍ରମାଣପତ୍ର', 'विधिक उत्तराधिकारी प्रमाण-पत्र', array['leaseSuccession']::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array[]::text[]),
	(15, 'holderConsent', 90, 'Consent of the present lease holder', 'ବର୍ତ୍ତମାନ ଲିଜ୍ ଧାରକଙ୍କ ସମ୍ମତି', 'वर्तमान पट्टाधारक की सहमति', array['leaseTransfer']::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array[]::text[]),
	(16, 'offeredKhatiyan', 100, 'Khatiyan of the land you offer', 'ଆପଣ ଦେବାକୁ ଚାହୁଁଥିବା ଜମିର ଖତିୟାନ', 'आपकी दी जाने वाली भूमि का खतियान', array['landExchange']::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array[]::text[]),
	(17, 'correctEntry', 110, 'Proof of the correct entry', 'ଠିକ୍ ବିବରଣୀର ପ୍ରମାଣ', 'सही प्रविष्टि का प्रमाण', array['recordCorrection']::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array[]::text[]),
	(18, 'resolution', 160, 'Resolution to apply', 'ଆବେଦନ ପାଇଁ ସଙ୍କଳ୍ପ ପତ୍ର', 'आवेदन का संकल्प-पत्र', array['landPurchase', 'landLease', 'leaseRenewal', 'leaseTransfer', 'leaseSuccession', 'landExchange', 'recordCorrection']::text[], array[]::text[], array['institution', 'company']::text[], 'always', array[]::text[]),
	(19, 'registration', 170, 'Registration certificate', 'ପଞ୍ଜୀକରଣ ପ୍ରମାଣପତ୍ର', 'पंजीकरण प्रमाण-पत्र', array['landPurchase', 'landLease', 'leaseRenewal', 'leaseTransfer', 'leaseSuccession', 'landExchange', 'recordCorrection']::text[], array[]::text[], array['institution', 'company']::text[], 'always', array[]::text[]),
	(20, 'sevayat', 180, 'Sevayat identity or seva record', 'ସେବାୟତ ପରିଚୟ କିମ୍ବା ସେବା ରେକର୍ଡ', 'सेवायत पहचान या सेवा अभिलेख', array['landPurchase', 'landLease', 'leaseRenewal', 'leaseTransfer', 'leaseSuccession', 'landExchange', 'recordCorrection']::text[], array[]::text[], array['individual', 'joint']::text[], 'sevayat', array[]::text[]),
	(21, 'authority', 190, 'Authority of the representative', 'ପ୍ରତିନିଧିଙ୍କ ଅଧିକାର ପତ୍ର', 'प्रतिनिधि का अधिकार-पत्र', array['landPurchase', 'landLease', 'leaseRenewal', 'leaseTransfer', 'leaseSuccession', 'landExchange', 'recordCorrection']::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'representative', array[]::text[]),
	(22, 'possessionSecond', 60, 'Second proof of possession, of another kind', 'ଦଖଲର ଦ୍ୱିତୀୟ ପ୍ରମାଣ, ଅନ୍ୟ ପ୍ରକାରର', 'कब्ज़े का दूसरा प्रमाण, दूसरे प्रकार का', array['landPurchase']::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array[]::text[]),
	(23, 'affidavit', 120, 'Affidavit: no other claim, no litigation', 'ସତ୍ୟପାଠ: ଅନ୍ୟ ଦାବି ନାହିଁ, ମାମଲା ନାହିଁ', 'शपथ-पत्र: कोई अन्य दावा नहीं, कोई मुकदमा नहीं', array['landPurchase', 'landExchange']::text[], array['landLease']::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array[]::text[]),
	(24, 'opinion', 210, 'Paper for the legal opinion', 'ଆଇନ ମତାମତର କାଗଜ', 'कानूनी राय का कागज', array[]::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array['land.opinion']::text[]),
	(25, 'refund', 250, 'Proof of the refund', 'ଫେରସ୍ତର ପ୍ରମାଣ', 'वापसी का प्रमाण', array[]::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array[]::text[]),
	(26, 'demandChallan', 220, 'Challan of the amount due', 'ଦେୟ ଟଙ୍କାର ଚାଲାଣ', 'देय राशि का चालान', array[]::text[], array[]::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always', array['land.pay']::text[]);--> statement-breakpoint
SELECT setval('document_kinds_id_seq', 26);--> statement-breakpoint
INSERT INTO "document_kind_versions" ("kind_id", "since", "content")
	SELECT "id", '1900-01-01T00:00:00Z', jsonb_build_object(
		'documentId', "id", 'code', "code", 'place', "place", 'nameEn', "name_en", 'nameOr', "name_or", 'nameHi', "name_hi",
		'requiredFor', "required_for", 'optionalFor', "optional_for", 'applicants', "applicants", 'condition', "condition",
		'steps', "steps", 'fileTypes', "file_types", 'maxKb', "max_kb", 'validMonths', "valid_months",
		'effectiveFrom', "effective_from", 'retiredFrom', "retired_from", 'isActive', "is_active")
	FROM "document_kinds";--> statement-breakpoint
INSERT INTO "limit_values" ("name", "value", "lowest", "highest", "effective_from", "reason") VALUES
	('landPlots', 10, 1, 25, '2000-01-01', 'Specification of the portal'),
	('guestReports', 5, 1, 50, '2000-01-01', 'Specification of the portal'),
	('nearbyMetres', 50, 10, 500, '2000-01-01', 'Specification of the portal'),
	('sketchMetres', 5, 1, 50, '2000-01-01', 'Specification of the portal'),
	('waitingFiles', 60, 10, 200, '2000-01-01', 'Specification of the portal'),
	('approvalDays', 7, 1, 30, '2000-01-01', 'Specification of the portal'),
	('loginAttempts', 5, 3, 10, '2000-01-01', 'Specification of the portal'),
	('codeAttempts', 5, 3, 10, '2000-01-01', 'Specification of the portal');
