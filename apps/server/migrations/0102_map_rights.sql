-- Officers have seen and searched the layers of the map until now, and field officers the record and its files;
-- administrators take rights away on screen.
INSERT INTO "role_data_rights" ("role_id", "data_right")
	SELECT "roles"."id", 'data.outlines.' || "use" FROM "roles", (VALUES ('see'), ('query')) AS "uses" ("use")
	WHERE "roles"."user_type" = 'O'
	ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "role_data_rights" ("role_id", "data_right")
	SELECT "roles"."id", 'data.' || "subject" || '.' || "use" FROM "roles",
		(VALUES ('land'), ('registers'), ('applications'), ('tenders'), ('money'), ('people'), ('outlines')) AS "subjects" ("subject"),
		(VALUES ('see'), ('query'), ('export')) AS "uses" ("use")
	WHERE "roles"."user_type" = 'T'
	ON CONFLICT DO NOTHING;
