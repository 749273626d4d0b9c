CREATE TABLE "committee_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"meeting_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"sort_order" integer NOT NULL,
	"result" text,
	"resolution_no" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"dissent" text DEFAULT '' NOT NULL,
	CONSTRAINT "committee_items_once" UNIQUE("meeting_id","application_id"),
	CONSTRAINT "committee_items_result" CHECK ("committee_items"."result" is null or "committee_items"."result" in ('approved', 'rejected', 'deferred'))
);
--> statement-breakpoint
CREATE TABLE "committee_meetings" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"held_on" date NOT NULL,
	"place" text NOT NULL,
	"members" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "committee_meetings_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "letter_templates" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"application_kind" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	"en" text NOT NULL,
	"or" text NOT NULL,
	"saved_on" timestamp with time zone NOT NULL,
	"saved_by" integer,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "letter_templates_version" UNIQUE("kind","application_kind","version"),
	CONSTRAINT "letter_templates_kind" CHECK ("letter_templates"."kind" in ('order', 'rejection', 'demand', 'query')),
	CONSTRAINT "letter_templates_positive" CHECK ("letter_templates"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"step_id" integer NOT NULL,
	"kind" text NOT NULL,
	"template_id" integer NOT NULL,
	"en" text NOT NULL,
	"or" text NOT NULL,
	"draft_en" text NOT NULL,
	"draft_or" text NOT NULL,
	"issued_on" timestamp with time zone NOT NULL,
	CONSTRAINT "letters_step_id_unique" UNIQUE("step_id"),
	CONSTRAINT "letters_kind" CHECK ("letters"."kind" in ('order', 'rejection', 'demand', 'query'))
);
--> statement-breakpoint
ALTER TABLE "committee_items" ADD CONSTRAINT "committee_items_meeting_id_committee_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."committee_meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_items" ADD CONSTRAINT "committee_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_meetings" ADD CONSTRAINT "committee_meetings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_step_id_application_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."application_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_template_id_letter_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."letter_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "committee_items_application" ON "committee_items" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "letters_application" ON "letters" USING btree ("application_id");
--> statement-breakpoint
-- The first version of each template; its reason marks it as a sample (sampleWording in portal-core).
INSERT INTO "letter_templates" ("kind", "application_kind", "version", "en", "or", "saved_on", "reason") VALUES
	('order', '', 1, 'Order {orderNo} of {today}

Subject: {kind}, application {applicationNo} of {receivedOn} by {applicant}

Land: plot {plot}, khatiyan {khatiyan}, mouza {mouza}, tahasil {tahasil}, district {district}.

The land committee resolved it by resolution {resolutionNo}.

The application is granted for {areaGranted} acres.

The term is {termYears} years from the day of the deed.

The amount due of {amountDue} rupees was paid by challan {challanNo} on {paidOn}.

This order ends if anything stated in the application proves to be false. It can be appealed on the page of the application.

{officer}
for the temple administration', 'ଆଦେଶ ନମ୍ବର {orderNo}, ତାରିଖ {today}

ବିଷୟ: {kind}, {applicant}ଙ୍କ {receivedOn} ତାରିଖର ଆବେଦନ {applicationNo}

ଜମି: ପ୍ଲଟ {plot}, ଖତିୟାନ {khatiyan}, ମୌଜା {mouza}, ତହସିଲ {tahasil}, ଜିଲ୍ଲା {district}।

ଭୂମି କମିଟି ସଂକଳ୍ପ ନମ୍ବର {resolutionNo} ଦ୍ୱାରା ଏହା ଅନୁମୋଦନ କରିଛନ୍ତି।

{areaGranted} ଏକର ପାଇଁ ଆବେଦନ ମଞ୍ଜୁର କରାଗଲା।

ଦଲିଲ ତାରିଖଠାରୁ ଅବଧି {termYears} ବର୍ଷ।

ଦେୟ ରାଶି {amountDue} ଟଙ୍କା {paidOn} ତାରିଖରେ {challanNo} ନମ୍ବର ଚାଲାଣରେ ଜମା ହୋଇଛି।

ଆବେଦନରେ ଦିଆଯାଇଥିବା କୌଣସି ତଥ୍ୟ ମିଥ୍ୟା ପ୍ରମାଣିତ ହେଲେ ଏହି ଆଦେଶ ରଦ୍ଦ ହେବ। ଆବେଦନର ପୃଷ୍ଠାରେ ଏହା ବିରୋଧରେ ଅପିଲ କରାଯାଇପାରିବ।

{officer}
ମନ୍ଦିର ପ୍ରଶାସନ ପକ୍ଷରୁ', '2026-01-01T00:00:00Z', 'Sample wording, to be confirmed by the administration.'),
	('order', 'purchase', 1, 'Order {orderNo} of {today}

Subject: sale of temple land to its possessor, application {applicationNo} of {receivedOn} by {applicant}

Land: plot {plot}, khatiyan {khatiyan}, mouza {mouza}, tahasil {tahasil}, district {district}.

The land committee resolved it by resolution {resolutionNo}.

The sale of {areaGranted} acres to the applicant is sanctioned at {ratePerAcre} rupees per acre.

The rate is that of the order {ruleNo}.

The price is {value} rupees, less a concession of {concession} rupees, with a fee of {fee} rupees.

The applicant shall have the sale deed registered within 30 days of this order. The land passes to the applicant with the registered deed.

The amount due of {amountDue} rupees was paid by challan {challanNo} on {paidOn}.

This order ends if anything stated in the application proves to be false. It can be appealed on the page of the application.

{officer}
for the temple administration', 'ଆଦେଶ ନମ୍ବର {orderNo}, ତାରିଖ {today}

ବିଷୟ: ଦଖଲକାରଙ୍କୁ ମନ୍ଦିର ଜମି ବିକ୍ରୟ, {applicant}ଙ୍କ {receivedOn} ତାରିଖର ଆବେଦନ {applicationNo}

ଜମି: ପ୍ଲଟ {plot}, ଖତିୟାନ {khatiyan}, ମୌଜା {mouza}, ତହସିଲ {tahasil}, ଜିଲ୍ଲା {district}।

ଭୂମି କମିଟି ସଂକଳ୍ପ ନମ୍ବର {resolutionNo} ଦ୍ୱାରା ଏହା ଅନୁମୋଦନ କରିଛନ୍ତି।

ଆବେଦନକାରୀଙ୍କୁ {areaGranted} ଏକର ଜମି ଏକର ପ୍ରତି {ratePerAcre} ଟଙ୍କା ଦରରେ ବିକ୍ରୟ କରିବାକୁ ମଞ୍ଜୁରୀ ଦିଆଗଲା।

ଏହି ଦର ଆଦେଶ {ruleNo} ଅନୁସାରେ।

ମୂଲ୍ୟ {value} ଟଙ୍କା, ସେଥିରୁ ରିହାତି {concession} ଟଙ୍କା ବାଦ ଓ ଫି {fee} ଟଙ୍କା ଯୋଗ।

ଏହି ଆଦେଶର 30 ଦିନ ମଧ୍ୟରେ ଆବେଦନକାରୀ ବିକ୍ରୟ ଦଲିଲ ପଞ୍ଜୀକରଣ କରିବେ। ପଞ୍ଜୀକୃତ ଦଲିଲ ସହିତ ଜମି ଆବେଦନକାରୀଙ୍କର ହେବ।

ଦେୟ ରାଶି {amountDue} ଟଙ୍କା {paidOn} ତାରିଖରେ {challanNo} ନମ୍ବର ଚାଲାଣରେ ଜମା ହୋଇଛି।

ଆବେଦନରେ ଦିଆଯାଇଥିବା କୌଣସି ତଥ୍ୟ ମିଥ୍ୟା ପ୍ରମାଣିତ ହେଲେ ଏହି ଆଦେଶ ରଦ୍ଦ ହେବ। ଆବେଦନର ପୃଷ୍ଠାରେ ଏହା ବିରୋଧରେ ଅପିଲ କରାଯାଇପାରିବ।

{officer}
ମନ୍ଦିର ପ୍ରଶାସନ ପକ୍ଷରୁ', '2026-01-01T00:00:00Z', 'Sample wording, to be confirmed by the administration.'),
	('order', 'lease', 1, 'Order {orderNo} of {today}

Subject: lease of temple land, application {applicationNo} of {receivedOn} by {applicant}

Land: plot {plot}, khatiyan {khatiyan}, mouza {mouza}, tahasil {tahasil}, district {district}.

The land committee resolved it by resolution {resolutionNo}.

The lease of {areaGranted} acres to the applicant is sanctioned for {termYears} years at a yearly rent of {value} rupees.

The rate is {ratePerAcre} rupees per acre a year by the order {ruleNo}.

The lessee shall pay the rent by the end of each year, use the land only as applied for, and neither sublet nor transfer it without an order. The lease deed shall be executed within 30 days of this order.

The amount due of {amountDue} rupees was paid by challan {challanNo} on {paidOn}.

This order ends if anything stated in the application proves to be false. It can be appealed on the page of the application.

{officer}
for the temple administration', 'ଆଦେଶ ନମ୍ବର {orderNo}, ତାରିଖ {today}

ବିଷୟ: ମନ୍ଦିର ଜମିର ଲିଜ୍, {applicant}ଙ୍କ {receivedOn} ତାରିଖର ଆବେଦନ {applicationNo}

ଜମି: ପ୍ଲଟ {plot}, ଖତିୟାନ {khatiyan}, ମୌଜା {mouza}, ତହସିଲ {tahasil}, ଜିଲ୍ଲା {district}।

ଭୂମି କମିଟି ସଂକଳ୍ପ ନମ୍ବର {resolutionNo} ଦ୍ୱାରା ଏହା ଅନୁମୋଦନ କରିଛନ୍ତି।

ଆବେଦନକାରୀଙ୍କୁ {areaGranted} ଏକର ଜମି {termYears} ବର୍ଷ ପାଇଁ ବାର୍ଷିକ {value} ଟଙ୍କା ଖଜଣାରେ ଲିଜ୍ ଦେବାକୁ ମଞ୍ଜୁରୀ ଦିଆଗଲା।

ଆଦେଶ {ruleNo} ଅନୁସାରେ ଦର ଏକର ପ୍ରତି ବର୍ଷକୁ {ratePerAcre} ଟଙ୍କା।

ଲିଜ୍‌ଧାରୀ ପ୍ରତି ବର୍ଷ ଶେଷ ସୁଦ୍ଧା ଖଜଣା ଦେବେ, ଆବେଦନ ଅନୁସାରେ ହିଁ ଜମି ବ୍ୟବହାର କରିବେ ଏବଂ ଆଦେଶ ବିନା ତାହା ଉପଲିଜ୍ କିମ୍ବା ହସ୍ତାନ୍ତର କରିବେ ନାହିଁ। ଏହି ଆଦେଶର 30 ଦିନ ମଧ୍ୟରେ ଲିଜ୍ ଦଲିଲ ସମ୍ପାଦନ ହେବ।

ଦେୟ ରାଶି {amountDue} ଟଙ୍କା {paidOn} ତାରିଖରେ {challanNo} ନମ୍ବର ଚାଲାଣରେ ଜମା ହୋଇଛି।

ଆବେଦନରେ ଦିଆଯାଇଥିବା କୌଣସି ତଥ୍ୟ ମିଥ୍ୟା ପ୍ରମାଣିତ ହେଲେ ଏହି ଆଦେଶ ରଦ୍ଦ ହେବ। ଆବେଦନର ପୃଷ୍ଠାରେ ଏହା ବିରୋଧରେ ଅପିଲ କରାଯାଇପାରିବ।

{officer}
ମନ୍ଦିର ପ୍ରଶାସନ ପକ୍ଷରୁ', '2026-01-01T00:00:00Z', 'Sample wording, to be confirmed by the administration.'),
	('order', 'renewal', 1, 'Order {orderNo} of {today}

Subject: renewal of a lease, application {applicationNo} of {receivedOn} by {applicant}

Land: plot {plot}, khatiyan {khatiyan}, mouza {mouza}, tahasil {tahasil}, district {district}.

The land committee resolved it by resolution {resolutionNo}.

The lease of {areaGranted} acres is renewed for {termYears} years at a yearly rent of {value} rupees.

The terms of the former lease continue. The deed of renewal shall be executed within 30 days of this order.

The amount due of {amountDue} rupees was paid by challan {challanNo} on {paidOn}.

This order ends if anything stated in the application proves to be false. It can be appealed on the page of the application.

{officer}
for the temple administration', 'ଆଦେଶ ନମ୍ବର {orderNo}, ତାରିଖ {today}

ବିଷୟ: ଲିଜ୍ ନବୀକରଣ, {applicant}ଙ୍କ {receivedOn} ତାରିଖର ଆବେଦନ {applicationNo}

ଜମି: ପ୍ଲଟ {plot}, ଖତିୟାନ {khatiyan}, ମୌଜା {mouza}, ତହସିଲ {tahasil}, ଜିଲ୍ଲା {district}।

ଭୂମି କମିଟି ସଂକଳ୍ପ ନମ୍ବର {resolutionNo} ଦ୍ୱାରା ଏହା ଅନୁମୋଦନ କରିଛନ୍ତି।

{areaGranted} ଏକର ଜମିର ଲିଜ୍ {termYears} ବର୍ଷ ପାଇଁ ବାର୍ଷିକ {value} ଟଙ୍କା ଖଜଣାରେ ନବୀକରଣ କରାଗଲା।

ପୂର୍ବ ଲିଜ୍‌ର ସର୍ତ୍ତ ବଳବତ୍ତର ରହିବ। ଏହି ଆଦେଶର 30 ଦିନ ମଧ୍ୟରେ ନବୀକରଣ ଦଲିଲ ସମ୍ପାଦନ ହେବ।

ଦେୟ ରାଶି {amountDue} ଟଙ୍କା {paidOn} ତାରିଖରେ {challanNo} ନମ୍ବର ଚାଲାଣରେ ଜମା ହୋଇଛି।

ଆବେଦନରେ ଦିଆଯାଇଥିବା କୌଣସି ତଥ୍ୟ ମିଥ୍ୟା ପ୍ରମାଣିତ ହେଲେ ଏହି ଆଦେଶ ରଦ୍ଦ ହେବ। ଆବେଦନର ପୃଷ୍ଠାରେ ଏହା ବିରୋଧରେ ଅପିଲ କରାଯାଇପାରିବ।

{officer}
ମନ୍ଦିର ପ୍ରଶାସନ ପକ୍ଷରୁ', '2026-01-01T00:00:00Z', 'Sample wording, to be confirmed by the administration.'),
	('order', 'transfer', 1, 'Order {orderNo} of {today}

Subject: transfer or succession of a lease, application {applicationNo} of {receivedOn} by {applicant}

Land: plot {plot}, khatiyan {khatiyan}, mouza {mouza}, tahasil {tahasil}, district {district}.

The land committee resolved it by resolution {resolutionNo}.

The lease of {areaGranted} acres passes as a whole to the new holder named in the application, for the rest of its term and on its present terms.

The new holder is liable for the rent from the day of the deed.

The amount due of {amountDue} rupees was paid by challan {challanNo} on {paidOn}.

This order ends if anything stated in the application proves to be false. It can be appealed on the page of the application.

{officer}
for the temple administration', 'ଆଦେଶ ନମ୍ବର {orderNo}, ତାରିଖ {today}

ବିଷୟ: ଲିଜ୍ ହସ୍ତାନ୍ତର କିମ୍ବା ଉତ୍ତରାଧିକାର, {applicant}ଙ୍କ {receivedOn} ତାରିଖର ଆବେଦନ {applicationNo}

ଜମି: ପ୍ଲଟ {plot}, ଖତିୟାନ {khatiyan}, ମୌଜା {mouza}, ତହସିଲ {tahasil}, ଜିଲ୍ଲା {district}।

ଭୂମି କମିଟି ସଂକଳ୍ପ ନମ୍ବର {resolutionNo} ଦ୍ୱାରା ଏହା ଅନୁମୋଦନ କରିଛନ୍ତି।

{areaGranted} ଏକର ଜମିର ସମ୍ପୂର୍ଣ୍ଣ ଲିଜ୍ ଅବଶିଷ୍ଟ ଅବଧି ପାଇଁ ଓ ବର୍ତ୍ତମାନର ସର୍ତ୍ତରେ ଆବେଦନରେ ଉଲ୍ଲେଖ ଥିବା ନୂତନ ଧାରକଙ୍କୁ ହସ୍ତାନ୍ତରିତ ହେଲା।

ଦଲିଲ ତାରିଖଠାରୁ ନୂତନ ଧାରକ ଖଜଣା ପାଇଁ ଦାୟୀ ରହିବେ।

ଦେୟ ରାଶି {amountDue} ଟଙ୍କା {paidOn} ତାରିଖରେ {challanNo} ନମ୍ବର ଚାଲାଣରେ ଜମା ହୋଇଛି।

ଆବେଦନରେ ଦିଆଯାଇଥିବା କୌଣସି ତଥ୍ୟ ମିଥ୍ୟା ପ୍ରମାଣିତ ହେଲେ ଏହି ଆଦେଶ ରଦ୍ଦ ହେବ। ଆବେଦନର ପୃଷ୍ଠାରେ ଏହା ବିରୋଧରେ ଅପିଲ କରାଯାଇପାରିବ।

{officer}
ମନ୍ଦିର ପ୍ରଶାସନ ପକ୍ଷରୁ', '2026-01-01T00:00:00Z', 'Sample wording, to be confirmed by the administration.'),
	('order', 'exchange', 1, 'Order {orderNo} of {today}

Subject: exchange of land, application {applicationNo} of {receivedOn} by {applicant}

Land: plot {plot}, khatiyan {khatiyan}, mouza {mouza}, tahasil {tahasil}, district {district}.

The land committee resolved it by resolution {resolutionNo}.

The exchange of {areaGranted} acres of temple land for the land offered in the application is sanctioned.

Both deeds shall be registered together within 30 days of this order.

The amount due of {amountDue} rupees was paid by challan {challanNo} on {paidOn}.

This order ends if anything stated in the application proves to be false. It can be appealed on the page of the application.

{officer}
for the temple administration', 'ଆଦେଶ ନମ୍ବର {orderNo}, ତାରିଖ {today}

ବିଷୟ: ଜମି ବିନିମୟ, {applicant}ଙ୍କ {receivedOn} ତାରିଖର ଆବେଦନ {applicationNo}

ଜମି: ପ୍ଲଟ {plot}, ଖତିୟାନ {khatiyan}, ମୌଜା {mouza}, ତହସିଲ {tahasil}, ଜିଲ୍ଲା {district}।

ଭୂମି କମିଟି ସଂକଳ୍ପ ନମ୍ବର {resolutionNo} ଦ୍ୱାରା ଏହା ଅନୁମୋଦନ କରିଛନ୍ତି।

ଆବେଦନରେ ପ୍ରସ୍ତାବିତ ଜମି ବଦଳରେ ମନ୍ଦିରର {areaGranted} ଏକର ଜମି ବିନିମୟକୁ ମଞ୍ଜୁରୀ ଦିଆଗଲା।

ଏହି ଆଦେଶର 30 ଦିନ ମଧ୍ୟରେ ଉଭୟ ଦଲିଲ ଏକାଠି ପଞ୍ଜୀକରଣ ହେବ।

ଦେୟ ରାଶି {amountDue} ଟଙ୍କା {paidOn} ତାରିଖରେ {challanNo} ନମ୍ବର ଚାଲାଣରେ ଜମା ହୋଇଛି।

ଆବେଦନରେ ଦିଆଯାଇଥିବା କୌଣସି ତଥ୍ୟ ମିଥ୍ୟା ପ୍ରମାଣିତ ହେଲେ ଏହି ଆଦେଶ ରଦ୍ଦ ହେବ। ଆବେଦନର ପୃଷ୍ଠାରେ ଏହା ବିରୋଧରେ ଅପିଲ କରାଯାଇପାରିବ।

{officer}
ମନ୍ଦିର ପ୍ରଶାସନ ପକ୍ଷରୁ', '2026-01-01T00:00:00Z', 'Sample wording, to be confirmed by the administration.'),
	('order', 'correction', 1, 'Order {orderNo} of {today}

Subject: correction of the record of rights, application {applicationNo} of {receivedOn} by {applicant}

Land: plot {plot}, khatiyan {khatiyan}, mouza {mouza}, tahasil {tahasil}, district {district}.

The land committee resolved it by resolution {resolutionNo}.

The correction of the record asked for in the application is ordered. The record office is requested to make the entry.

The amount due of {amountDue} rupees was paid by challan {challanNo} on {paidOn}.

This order ends if anything stated in the application proves to be false. It can be appealed on the page of the application.

{officer}
for the temple administration', 'ଆଦେଶ ନମ୍ବର {orderNo}, ତାରିଖ {today}

ବିଷୟ: ସ୍ୱତ୍ୱଲିପି ସଂଶୋଧନ, {applicant}ଙ୍କ {receivedOn} ତାରିଖର ଆବେଦନ {applicationNo}

ଜମି: ପ୍ଲଟ {plot}, ଖତିୟାନ {khatiyan}, ମୌଜା {mouza}, ତହସିଲ {tahasil}, ଜିଲ୍ଲା {district}।

ଭୂମି କମିଟି ସଂକଳ୍ପ ନମ୍ବର {resolutionNo} ଦ୍ୱାରା ଏହା ଅନୁମୋଦନ କରିଛନ୍ତି।

ଆବେଦନ ଅନୁସାରେ ରେକର୍ଡ ସଂଶୋଧନ କରିବାକୁ ଆଦେଶ ଦିଆଗଲା। ଏହି ପ୍ରବିଷ୍ଟି କରିବାକୁ ରେକର୍ଡ କାର୍ଯ୍ୟାଳୟକୁ ଅନୁରୋଧ କରାଗଲା।

ଦେୟ ରାଶି {amountDue} ଟଙ୍କା {paidOn} ତାରିଖରେ {challanNo} ନମ୍ବର ଚାଲାଣରେ ଜମା ହୋଇଛି।

ଆବେଦନରେ ଦିଆଯାଇଥିବା କୌଣସି ତଥ୍ୟ ମିଥ୍ୟା ପ୍ରମାଣିତ ହେଲେ ଏହି ଆଦେଶ ରଦ୍ଦ ହେବ। ଆବେଦନର ପୃଷ୍ଠାରେ ଏହା ବିରୋଧରେ ଅପିଲ କରାଯାଇପାରିବ।

{officer}
ମନ୍ଦିର ପ୍ରଶାସନ ପକ୍ଷରୁ', '2026-01-01T00:00:00Z', 'Sample wording, to be confirmed by the administration.'),
	('rejection', '', 1, 'Order of {today}

Subject: {kind}, application {applicationNo} of {receivedOn} by {applicant}

Land: plot {plot}, khatiyan {khatiyan}, mouza {mouza}, tahasil {tahasil}, district {district}.

The land committee decided it by resolution {resolutionNo}.

The application is rejected. Reason: {reason}.

{remark}

An appeal can be made on the page of the application.

{officer}
for the temple administration', 'ଆଦେଶ, ତାରିଖ {today}

ବିଷୟ: {kind}, {applicant}ଙ୍କ {receivedOn} ତାରିଖର ଆବେଦନ {applicationNo}

ଜମି: ପ୍ଲଟ {plot}, ଖତିୟାନ {khatiyan}, ମୌଜା {mouza}, ତହସିଲ {tahasil}, ଜିଲ୍ଲା {district}।

ଭୂମି କମିଟି ସଂକଳ୍ପ ନମ୍ବର {resolutionNo} ଦ୍ୱାରା ଏହା ନିଷ୍ପତ୍ତି କରିଛନ୍ତି।

ଆବେଦନଟି ନାମଞ୍ଜୁର କରାଗଲା। କାରଣ: {reason}।

{remark}

ଆବେଦନର ପୃଷ୍ଠାରେ ଅପିଲ କରାଯାଇପାରିବ।

{officer}
ମନ୍ଦିର ପ୍ରଶାସନ ପକ୍ଷରୁ', '2026-01-01T00:00:00Z', 'Sample wording, to be confirmed by the administration.'),
	('demand', '', 1, 'To
{applicant}

Subject: demand notice, application {applicationNo} of {receivedOn}

Your application ({kind}) has been approved for {areaGranted} acres.

Land: plot {plot}, khatiyan {khatiyan}, mouza {mouza}, tahasil {tahasil}, district {district}.

The land committee approved it by resolution {resolutionNo}.

The amount due is {amountDue} rupees: {value} rupees for the land, less a concession of {concession} rupees, with a fee of {fee} rupees.

Please pay {amountDue} rupees by {dueOn} and enter the number of the challan on the page of the application. The application lapses if nothing is paid by that day.

{officer}
for the temple administration', 'ପ୍ରାପକ
{applicant}

ବିଷୟ: ଦାବି ନୋଟିସ, {receivedOn} ତାରିଖର ଆବେଦନ {applicationNo}

ଆପଣଙ୍କ ଆବେଦନ ({kind}) {areaGranted} ଏକର ପାଇଁ ଅନୁମୋଦିତ ହୋଇଛି।

ଜମି: ପ୍ଲଟ {plot}, ଖତିୟାନ {khatiyan}, ମୌଜା {mouza}, ତହସିଲ {tahasil}, ଜିଲ୍ଲା {district}।

ଭୂମି କମିଟି ସଂକଳ୍ପ ନମ୍ବର {resolutionNo} ଦ୍ୱାରା ଏହା ଅନୁମୋଦନ କରିଛନ୍ତି।

ଦେୟ ରାଶି {amountDue} ଟଙ୍କା: ଜମି ପାଇଁ {value} ଟଙ୍କା, ସେଥିରୁ ରିହାତି {concession} ଟଙ୍କା ବାଦ ଓ ଫି {fee} ଟଙ୍କା ଯୋଗ।

ଦୟାକରି {dueOn} ସୁଦ୍ଧା {amountDue} ଟଙ୍କା ଜମା କରନ୍ତୁ ଓ ଆବେଦନର ପୃଷ୍ଠାରେ ଚାଲାଣ ନମ୍ବର ଲେଖନ୍ତୁ। ସେହି ଦିନ ସୁଦ୍ଧା ଟଙ୍କା ଜମା ନହେଲେ ଆବେଦନ ରଦ୍ଦ ହେବ।

{officer}
ମନ୍ଦିର ପ୍ରଶାସନ ପକ୍ଷରୁ', '2026-01-01T00:00:00Z', 'Sample wording, to be confirmed by the administration.'),
	('query', '', 1, 'To
{applicant}

Subject: question about the application {applicationNo} of {receivedOn}

Before the office can continue with your application ({kind}), it needs an answer:

{query}

Please answer on the page of the application by {dueOn}. The application lapses without an answer.

{officer}
for the temple administration', 'ପ୍ରାପକ
{applicant}

ବିଷୟ: {receivedOn} ତାରିଖର ଆବେଦନ {applicationNo} ବିଷୟରେ ପ୍ରଶ୍ନ

ଆପଣଙ୍କ ଆବେଦନ ({kind}) ଉପରେ କାର୍ଯ୍ୟ ଆଗେଇବା ପାଇଁ କାର୍ଯ୍ୟାଳୟକୁ ଏହାର ଉତ୍ତର ଦରକାର:

{query}

ଦୟାକରି {dueOn} ସୁଦ୍ଧା ଆବେଦନର ପୃଷ୍ଠାରେ ଉତ୍ତର ଦିଅନ୍ତୁ। ଉତ୍ତର ନ ମିଳିଲେ ଆବେଦନ ରଦ୍ଦ ହେବ।

{officer}
ମନ୍ଦିର ପ୍ରଶାସନ ପକ୍ଷରୁ', '2026-01-01T00:00:00Z', 'Sample wording, to be confirmed by the administration.');
