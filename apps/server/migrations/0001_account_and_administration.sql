CREATE TABLE "registration_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" serial PRIMARY KEY NOT NULL,
	"role_name" text NOT NULL,
	"user_type" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "roles_type" CHECK ("roles"."user_type" in ('C', 'CI', 'O', 'T', 'A'))
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" serial PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"office" text NOT NULL,
	"designation" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "contacts_reachable" CHECK ("contacts"."phone" <> '' or "contacts"."email" <> '')
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"place" integer NOT NULL,
	"label_en" text NOT NULL,
	"label_or" text NOT NULL,
	"label_hi" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "menu_items_url" CHECK ("menu_items"."url" like '/%')
);
--> statement-breakpoint
CREATE TABLE "queries" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"query" text NOT NULL,
	"asked_on" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_on" timestamp with time zone,
	"answered_by" integer,
	CONSTRAINT "queries_answer" CHECK (("queries"."answer" is null) = ("queries"."answered_on" is null) and ("queries"."answer" is null) = ("queries"."answered_by" is null))
);
--> statement-breakpoint
CREATE TABLE "role_menu" (
	"role_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	CONSTRAINT "role_menu_role_id_item_id_pk" PRIMARY KEY("role_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "auctions" (
	"id" serial PRIMARY KEY NOT NULL,
	"tender_id" integer NOT NULL,
	"auction_name" text NOT NULL,
	"source_name" text NOT NULL,
	"lease_period" integer NOT NULL,
	"lease_unit" text NOT NULL,
	"royalty" numeric(14, 2),
	"application_fee" numeric(14, 2) NOT NULL,
	"security_amount" numeric(14, 2) NOT NULL,
	"form_m_start" timestamp with time zone NOT NULL,
	"form_m_end" timestamp with time zone NOT NULL,
	"deposit_start" timestamp with time zone NOT NULL,
	"deposit_end" timestamp with time zone NOT NULL,
	"download_start" timestamp with time zone NOT NULL,
	"download_end" timestamp with time zone NOT NULL,
	"technical_start" timestamp with time zone NOT NULL,
	"technical_end" timestamp with time zone,
	"slot_from" timestamp with time zone NOT NULL,
	"slot_to" timestamp with time zone NOT NULL,
	"committee" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "auctions_unit" CHECK ("auctions"."lease_unit" in ('Month', 'Year')),
	CONSTRAINT "auctions_period" CHECK ("auctions"."lease_period" > 0),
	CONSTRAINT "auctions_amounts" CHECK ("auctions"."application_fee" >= 0 and "auctions"."security_amount" >= 0 and coalesce("auctions"."royalty", 0) >= 0),
	CONSTRAINT "auctions_schedule" CHECK ("auctions"."download_start" < "auctions"."download_end" and "auctions"."form_m_start" < "auctions"."form_m_end" and "auctions"."deposit_start" < "auctions"."deposit_end" and "auctions"."download_end" <= "auctions"."form_m_end" and "auctions"."form_m_end" <= "auctions"."technical_start" and "auctions"."deposit_end" <= "auctions"."technical_start" and "auctions"."technical_start" < coalesce("auctions"."technical_end", 'infinity') and coalesce("auctions"."technical_end", "auctions"."technical_start") <= "auctions"."slot_from" and "auctions"."slot_from" < "auctions"."slot_to")
);
--> statement-breakpoint
CREATE TABLE "bids" (
	"id" serial PRIMARY KEY NOT NULL,
	"auction_id" integer NOT NULL,
	"bidder_id" integer NOT NULL,
	"bidder_no" text NOT NULL,
	"amount" numeric(14, 2),
	"placed_on" timestamp with time zone NOT NULL,
	CONSTRAINT "bids_amount" CHECK ("bids"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "tender_corrigenda" (
	"id" serial PRIMARY KEY NOT NULL,
	"tender_id" integer NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"changes" text NOT NULL,
	"issued_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tender_questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"tender_id" integer NOT NULL,
	"asked_by" integer NOT NULL,
	"question" text NOT NULL,
	"asked_on" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_on" timestamp with time zone,
	CONSTRAINT "tender_questions_answer" CHECK (("tender_questions"."answer" is null) = ("tender_questions"."answered_on" is null))
);
--> statement-breakpoint
CREATE TABLE "access_ledger" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject_id" integer NOT NULL,
	"reader_id" integer NOT NULL,
	"record" text NOT NULL,
	"purpose" text NOT NULL,
	"day" date NOT NULL,
	"first_on" timestamp with time zone NOT NULL,
	"last_on" timestamp with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "access_ledger_others" CHECK ("access_ledger"."subject_id" <> "access_ledger"."reader_id"),
	CONSTRAINT "access_ledger_times" CHECK ("access_ledger"."times" > 0 and "access_ledger"."last_on" >= "access_ledger"."first_on")
);
--> statement-breakpoint
CREATE TABLE "activity_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"length" bigint NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "activity_head_one" CHECK ("activity_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"notice_version" text NOT NULL,
	"given_on" timestamp with time zone NOT NULL,
	"withdrawn_on" timestamp with time zone,
	CONSTRAINT "consents_order" CHECK ("consents"."withdrawn_on" >= "consents"."given_on")
);
--> statement-breakpoint
-- The roles that the product knows by number, and what each finds in its menu.
INSERT INTO "roles" ("id", "role_name", "user_type") VALUES
	(0, 'None', 'C'),
	(1, 'Land officer', 'O'),
	(2, 'Officer without plot search', 'O'),
	(3, 'Tahasil officer', 'T'),
	(4, 'Administrator', 'A'),
	(5, 'Citizen', 'CI');
--> statement-breakpoint
SELECT setval('roles_id_seq', 5);
--> statement-breakpoint
INSERT INTO "menu_items" ("id", "place", "url", "label_en", "label_or", "label_hi") VALUES
	(1, 10, '/citizen/citizen-dashboard', 'Dashboard', 'ଡ୍ୟାସବୋର୍ଡ', 'डैशबोर्ड'),
	(2, 20, '/citizen/applications', 'My Applications', 'ମୋ ଆବେଦନ', 'मेरे आवेदन'),
	(3, 30, '/website/grievance/addgrievance', 'Apply for land', 'ଜମି ପାଇଁ ଆବେଦନ', 'भूमि के लिए आवेदन'),
	(4, 90, '/citizen/edit-profile', 'Edit Profile', 'ପ୍ରୋଫାଇଲ ସମ୍ପାଦନା', 'प्रोफ़ाइल संपादित करें'),
	(5, 95, '/citizen/change-password', 'Change Password', 'ପାସୱାର୍ଡ ପରିବର୍ତ୍ତନ', 'पासवर्ड बदलें'),
	(6, 10, '/officer', 'Home', 'ମୂଳ ପୃଷ୍ଠା', 'मुख्य पृष्ठ'),
	(7, 10, '/officer/dashboard', 'Dashboard', 'ଡ୍ୟାସବୋର୍ଡ', 'डैशबोर्ड'),
	(8, 20, '/officer/applications', 'Applications', 'ଆବେଦନ', 'आवेदन'),
	(9, 40, '/officer/explore-map', 'Web GIS', 'ୱେବ୍ GIS', 'वेब GIS'),
	(10, 90, '/officer/edit-profile', 'Edit Profile', 'ପ୍ରୋଫାଇଲ ସମ୍ପାଦନା', 'प्रोफ़ाइल संपादित करें'),
	(11, 95, '/officer/change-password', 'Change Password', 'ପାସୱାର୍ଡ ପରିବର୍ତ୍ତନ', 'पासवर्ड बदलें'),
	(12, 10, '/admin/new-dashboard', 'Dashboard', 'ଡ୍ୟାସବୋର୍ଡ', 'डैशबोर्ड'),
	(13, 20, '/admin/manage/district', 'Land records', 'ଜମି ଅଭିଲେଖ', 'भूमि अभिलेख'),
	(14, 30, '/admin/manage/tender', 'Tenders', 'ଟେଣ୍ଡର', 'निविदाएँ'),
	(15, 40, '/admin/manage/notification', 'Notifications', 'ବିଜ୍ଞପ୍ତି', 'सूचनाएँ'),
	(16, 50, '/admin/manage/user', 'Users', 'ଉପଭୋକ୍ତା', 'उपयोगकर्ता'),
	(17, 95, '/change-password', 'Change Password', 'ପାସୱାର୍ଡ ପରିବର୍ତ୍ତନ', 'पासवर्ड बदलें');
--> statement-breakpoint
INSERT INTO "menu_items" ("id", "parent_id", "place", "url", "label_en", "label_or", "label_hi") VALUES
	(18, 13, 10, '/admin/manage/tahasil', 'Tahasils', 'ତହସିଲ', 'तहसील'),
	(19, 13, 20, '/admin/manage/mouza', 'Mouzas', 'ମୌଜା', 'मौजा'),
	(20, 13, 30, '/admin/manage/khatian', 'Khatians', 'ଖତିୟାନ', 'खतियान'),
	(21, 13, 40, '/admin/manage/plot', 'Plots', 'ପ୍ଲଟ', 'प्लॉट'),
	(22, 14, 10, '/admin/manage/auction', 'Auctions', 'ନିଲାମ', 'नीलामी'),
	(23, 15, 10, '/admin/manage/faq', 'FAQ', 'ପ୍ରାୟ ପଚରାଯାଉଥିବା ପ୍ରଶ୍ନ', 'अक्सर पूछे जाने वाले प्रश्न'),
	(24, 15, 20, '/admin/manage/contact', 'Contacts', 'ଯୋଗାଯୋଗ', 'संपर्क'),
	(25, 16, 10, '/admin/manage/role', 'Roles', 'ଭୂମିକା', 'भूमिकाएँ');
--> statement-breakpoint
SELECT setval('menu_items_id_seq', 25);
--> statement-breakpoint
INSERT INTO "role_menu" ("role_id", "item_id") VALUES
	(0, 6), (0, 10), (0, 11),
	(1, 7), (1, 8), (1, 9), (1, 10), (1, 11),
	(2, 7), (2, 8), (2, 9), (2, 10), (2, 11),
	(3, 6), (3, 8), (3, 10), (3, 11),
	(4, 12), (4, 13), (4, 14), (4, 15), (4, 16), (4, 17), (4, 18), (4, 19), (4, 20), (4, 21), (4, 22), (4, 23), (4, 24), (4, 25),
	(5, 1), (5, 2), (5, 3), (5, 4), (5, 5);
--> statement-breakpoint
DROP INDEX "mouzas_tahasil";--> statement-breakpoint
DROP INDEX "plots_khatiyan";--> statement-breakpoint
DROP INDEX "tahasils_district";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "place" bigint;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "khatiyans" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "khatiyans" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mouzas" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mouzas" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "plots" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "plots" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tahasils" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tahasils" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "queries" ADD CONSTRAINT "queries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queries" ADD CONSTRAINT "queries_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menu" ADD CONSTRAINT "role_menu_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menu" ADD CONSTRAINT "role_menu_item_id_menu_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."menu_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auctions" ADD CONSTRAINT "auctions_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_auction_id_auctions_id_fk" FOREIGN KEY ("auction_id") REFERENCES "public"."auctions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_bidder_id_users_id_fk" FOREIGN KEY ("bidder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_corrigenda" ADD CONSTRAINT "tender_corrigenda_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_questions" ADD CONSTRAINT "tender_questions_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_questions" ADD CONSTRAINT "tender_questions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_ledger" ADD CONSTRAINT "access_ledger_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_ledger" ADD CONSTRAINT "access_ledger_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree (lower("role_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_office" ON "contacts" USING btree (lower("office"),lower("designation"));--> statement-breakpoint
CREATE UNIQUE INDEX "menu_items_url" ON "menu_items" USING btree ("url");--> statement-breakpoint
CREATE INDEX "queries_user" ON "queries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "queries_open" ON "queries" USING btree ("asked_on") WHERE "queries"."answered_on" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "auctions_tender" ON "auctions" USING btree ("tender_id") WHERE "auctions"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "bids_bidder_no" ON "bids" USING btree ("bidder_no");--> statement-breakpoint
CREATE UNIQUE INDEX "bids_once" ON "bids" USING btree ("auction_id","bidder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tender_corrigenda_number" ON "tender_corrigenda" USING btree ("tender_id","number");--> statement-breakpoint
CREATE INDEX "tender_questions_tender" ON "tender_questions" USING btree ("tender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_ledger_day" ON "access_ledger" USING btree ("subject_id","reader_id","record","purpose","day");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_living" ON "consents" USING btree ("user_id","purpose") WHERE "consents"."withdrawn_on" is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tahasil_id_tahasils_id_fk" FOREIGN KEY ("tahasil_id") REFERENCES "public"."tahasils"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activities_place" ON "activities" USING btree ("place");--> statement-breakpoint
CREATE INDEX "activities_user" ON "activities" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "faqs_question" ON "faqs" USING btree (lower("question"));--> statement-breakpoint
CREATE UNIQUE INDEX "tenders_letter_no" ON "tenders" USING btree (lower("letter_no"));--> statement-breakpoint
CREATE UNIQUE INDEX "districts_code" ON "districts" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "districts_name" ON "districts" USING btree (lower("name_en"));--> statement-breakpoint
CREATE UNIQUE INDEX "mouzas_name" ON "mouzas" USING btree ("tahasil_id",lower("name_en"));--> statement-breakpoint
CREATE UNIQUE INDEX "plots_number" ON "plots" USING btree ("khatiyan_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "tahasils_name" ON "tahasils" USING btree ("district_id",lower("name_en"));--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_chained" CHECK (("activities"."place" is null) = ("activities"."hash" is null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_login_lower" CHECK ("users"."login_id" = lower("users"."login_id"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mobile_shape" CHECK ("users"."mobile" = '' or "users"."mobile" ~ '^[6-9][0-9]{9}$');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_marks" CHECK ("users"."is_first_login" in (0, 1) and "users"."is_blocked" in (0, 1));--> statement-breakpoint
ALTER TABLE "tenders" ADD CONSTRAINT "tenders_window" CHECK ("tenders"."start_date" < "tenders"."close_date");--> statement-breakpoint
ALTER TABLE "plots" ADD CONSTRAINT "plots_area" CHECK ("plots"."area" > 0);