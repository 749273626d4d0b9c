CREATE TABLE "role_data_rights" (
	"role_id" integer NOT NULL,
	"data_right" text NOT NULL,
	CONSTRAINT "role_data_rights_role_id_data_right_pk" PRIMARY KEY("role_id","data_right"),
	CONSTRAINT "role_data_rights_shape" CHECK ("role_data_rights"."data_right" ~ '^data[.][a-z]+[.](see|query|export)$')
);
--> statement-breakpoint
ALTER TABLE "role_data_rights" ADD CONSTRAINT "role_data_rights_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Officers of the districts have read and downloaded every report until now; administrators take rights away on screen.
INSERT INTO "role_data_rights" ("role_id", "data_right")
	SELECT "roles"."id", 'data.' || "subject" || '.' || "use" FROM "roles",
		(VALUES ('land'), ('registers'), ('applications'), ('tenders'), ('money'), ('people'), ('outlines')) AS "subjects" ("subject"),
		(VALUES ('see'), ('query'), ('export')) AS "uses" ("use")
	WHERE "roles"."user_type" = 'O' AND ("subject" <> 'outlines' OR "use" = 'export')
	ON CONFLICT DO NOTHING;
