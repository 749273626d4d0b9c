-- An application for land needs an address proof and photos from four sides; the copy of the khatiyan only where it names no
-- plot, because plots are in the record. What an administrator changed stays. Cases that run keep the kinds of their day.
INSERT INTO "document_kinds" ("code", "place", "name_en", "name_or", "name_hi", "required_for", "applicants", "condition") VALUES
	('addressProof', 15, 'Address proof', 'ଠିକଣାର ପ୍ରମାଣ', 'पते का प्रमाण', array['landPurchase', 'landLease', 'leaseRenewal', 'leaseTransfer', 'leaseSuccession', 'landExchange', 'recordCorrection']::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always'),
	('photoNorth', 141, 'Photo of the land and its buildings from the north', 'ଉତ୍ତର ପଟରୁ ଜମି ଓ ଘରର ଫଟୋ', 'उत्तर की ओर से भूमि और भवनों की तस्वीर', array['landPurchase', 'landLease', 'leaseRenewal', 'leaseTransfer', 'leaseSuccession', 'landExchange', 'recordCorrection']::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always'),
	('photoEast', 142, 'Photo of the land and its buildings from the east', 'ପୂର୍ବ ପଟରୁ ଜମି ଓ ଘରର ଫଟୋ', 'पूर्व की ओर से भूमि और भवनों की तस्वीर', array['landPurchase', 'landLease', 'leaseRenewal', 'leaseTransfer', 'leaseSuccession', 'landExchange', 'recordCorrection']::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always'),
	('photoSouth', 143, 'Photo of the land and its buildings from the south', 'ଦକ୍ଷିଣ ପଟରୁ ଜମି ଓ ଘରର ଫଟୋ', 'दक्षिण की ओर से भूमि और भवनों की तस्वीर', array['landPurchase', 'landLease', 'leaseRenewal', 'leaseTransfer', 'leaseSuccession', 'landExchange', 'recordCorrection']::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always'),
	('photoWest', 144, 'Photo of the land and its buildings from the west', 'ପଶ୍ଚିମ ପଟରୁ ଜମି ଓ ଘରର ଫଟୋ', 'पश्चिम की ओर से भूमि और भवनों की तस्वीर', array['landPurchase', 'landLease', 'leaseRenewal', 'leaseTransfer', 'leaseSuccession', 'landExchange', 'recordCorrection']::text[], array['individual', 'joint', 'institution', 'company']::text[], 'always')
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "document_kinds" SET "condition" = 'noPlot', "version" = "version" + 1 WHERE "code" = 'khatiyan' AND "condition" = 'always';--> statement-breakpoint
UPDATE "document_kinds" SET "optional_for" = array['report']::text[], "version" = "version" + 1
	WHERE "code" = 'photo' AND "optional_for" = array['report', 'landPurchase', 'landLease', 'landExchange']::text[];--> statement-breakpoint
INSERT INTO "document_kind_versions" ("kind_id", "since", "content")
	SELECT "id", coalesce((SELECT max("created_on") + interval '1 millisecond' FROM "applications"), '1900-01-01T00:00:00Z'), jsonb_build_object(
		'documentId', "id", 'code', "code", 'place', "place", 'nameEn', "name_en", 'nameOr', "name_or", 'nameHi', "name_hi",
		'requiredFor', "required_for", 'optionalFor', "optional_for", 'applicants', "applicants", 'condition', "condition",
		'steps', "steps", 'fileTypes', "file_types", 'maxKb', "max_kb", 'validMonths', "valid_months",
		'effectiveFrom', "effective_from", 'retiredFrom', "retired_from", 'isActive', "is_active")
	FROM "document_kinds" WHERE "code" IN ('khatiyan', 'photo', 'addressProof', 'photoNorth', 'photoEast', 'photoSouth', 'photoWest')
		AND NOT EXISTS (SELECT 1 FROM "document_kind_versions" WHERE "kind_id" = "document_kinds"."id" AND "content"->>'condition' = "document_kinds"."condition"
			AND "content"->'optionalFor' = to_jsonb("document_kinds"."optional_for"));
