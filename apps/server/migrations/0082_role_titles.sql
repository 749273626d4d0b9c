ALTER TABLE "roles" ADD COLUMN "role_name_or" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "role_name_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The names of the roles that the product knows by number.
UPDATE "roles" SET "role_name_or" = "named"."or", "role_name_hi" = "named"."hi"
	FROM (VALUES
		(1, 'Land officer', 'ଭୂମି ଅଧିକାରୀ', 'भूमि अधिकारी'),
		(2, 'Officer without plot search', 'ପ୍ଲଟ ସନ୍ଧାନ ବିନା ଅଧିକାରୀ', 'प्लॉट खोज के बिना अधिकारी'),
		(3, 'Tahasil officer', 'ତହସିଲ ଅଧିକାରୀ', 'तहसील अधिकारी'),
		(4, 'Administrator', 'ପ୍ରଶାସକ', 'प्रशासक'),
		(5, 'Citizen', 'ନାଗରିକ', 'नागरिक'),
		(6, 'Deciding officer', 'ନିଷ୍ପତ୍ତି ଅଧିକାରୀ', 'निर्णय अधिकारी'),
		(7, 'Chief administrator', 'ମୁଖ୍ୟ ପ୍ରଶାସକ', 'मुख्य प्रशासक'),
		(8, 'Tender officer', 'ଟେଣ୍ଡର ଅଧିକାରୀ', 'निविदा अधिकारी'),
		(9, 'Auditor', 'ଅଡିଟର', 'लेखा परीक्षक'),
		(10, 'Law officer', 'ଆଇନ ଅଧିକାରୀ', 'विधि अधिकारी')
	) AS "named" ("id", "en", "or", "hi")
	WHERE "roles"."id" = "named"."id" AND "roles"."role_name" = "named"."en";
