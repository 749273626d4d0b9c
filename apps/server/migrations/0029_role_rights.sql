CREATE TABLE "role_rights" (
	"role_id" integer NOT NULL,
	"step_right" text NOT NULL,
	CONSTRAINT "role_rights_role_id_step_right_pk" PRIMARY KEY("role_id","step_right"),
	CONSTRAINT "role_rights_shape" CHECK ("role_rights"."step_right" ~ '^(report|land|case|quarry)[.][a-z0-9_]+[.][A-Za-z]+$')
);
--> statement-breakpoint
ALTER TABLE "pending_changes" ADD COLUMN "role_id" integer;--> statement-breakpoint
ALTER TABLE "role_rights" ADD CONSTRAINT "role_rights_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_changes" ADD CONSTRAINT "pending_changes_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_changes_role" ON "pending_changes" USING btree ("role_id","kind") WHERE "pending_changes"."state" = 'waiting';--> statement-breakpoint
-- The rights that the roles have had by their numbers: every role of tahasil officers visits, the others by the workflow.
INSERT INTO "role_rights" ("role_id", "step_right")
	SELECT "roles"."id", "step_right" FROM "roles", (VALUES
		('land.field.report'),
		('land.field.return'),
		('land.direct.decide'),
		('report.inspection.report'),
		('report.inspection.return'),
		('case.filed.issueNotice'),
		('case.notice_issued.serve'),
		('case.served.listHearing'),
		('case.hearing.adjourn'),
		('case.hearing.reserveOrder'),
		('case.eviction_ordered.takePossession'),
		('case.direct.decide'),
		('quarry.direct.decide')
	) AS "held" ("step_right")
	WHERE "roles"."user_type" = 'T'
	ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "role_rights" ("role_id", "step_right")
	SELECT "roles"."id", "step_right" FROM "roles", (VALUES
		('land.submitted.accept'),
		('land.submitted.duplicate'),
		('land.scrutiny.query'),
		('land.scrutiny.sendToField'),
		('land.scrutiny.seekOpinion'),
		('land.scrutiny.duplicate'),
		('land.scrutiny.close'),
		('land.valuation.value'),
		('land.valuation.seekOpinion'),
		('land.recommended.seekOpinion'),
		('land.paid.issueOrder'),
		('land.approved.executeDeed'),
		('land.direct.decide'),
		('report.submitted.accept'),
		('report.triage.inspect'),
		('report.triage.duplicate'),
		('report.triage.notTempleLand'),
		('report.triage.reject'),
		('report.notice.transfer'),
		('report.notice.reject'),
		('case.direct.decide'),
		('quarry.direct.decide')
	) AS "held" ("step_right")
	WHERE "roles"."user_type" = 'O' AND "roles"."id" IN (1, 2)
	ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "role_rights" ("role_id", "step_right")
	SELECT "roles"."id", "step_right" FROM "roles", (VALUES
		('land.scrutiny.seekOpinion'),
		('land.scrutiny.reject'),
		('land.scrutiny.close'),
		('land.valuation.seekOpinion'),
		('land.recommended.approve'),
		('land.recommended.putToCommittee'),
		('land.recommended.seekOpinion'),
		('land.recommended.reject'),
		('land.approved.cancelOrder'),
		('land.executed.cancelOrder'),
		('land.withdrawn.reopen'),
		('land.lapsed.reopen'),
		('land.duplicate.reopen'),
		('land.closed.reopen'),
		('land.direct.decide'),
		('report.triage.reject'),
		('report.notice.transfer'),
		('report.notice.reject'),
		('case.filed.dismiss'),
		('case.notice_issued.dismiss'),
		('case.served.dismiss'),
		('case.hearing.dismiss'),
		('case.order_reserved.orderEviction'),
		('case.order_reserved.dismiss'),
		('case.direct.decide'),
		('quarry.form_m_submitted.openTechnical'),
		('quarry.tech_qualified.openFinancial'),
		('quarry.h1.issueLetter'),
		('quarry.loi.close'),
		('quarry.security.executeDeed'),
		('quarry.working.suspend'),
		('quarry.working.close'),
		('quarry.suspended.resume'),
		('quarry.suspended.close'),
		('quarry.direct.decide')
	) AS "held" ("step_right")
	WHERE "roles"."user_type" = 'O' AND "roles"."id" IN (6)
	ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "role_rights" ("role_id", "step_right")
	SELECT "roles"."id", "step_right" FROM "roles", (VALUES
		('land.committee.resolve'),
		('land.committee.defer'),
		('land.committee.reject'),
		('land.direct.decide'),
		('case.direct.decide'),
		('quarry.form_m_submitted.openTechnical'),
		('quarry.tech_qualified.openFinancial'),
		('quarry.direct.decide')
	) AS "held" ("step_right")
	WHERE "roles"."user_type" = 'O' AND "roles"."id" IN (7)
	ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "role_rights" ("role_id", "step_right")
	SELECT "roles"."id", "step_right" FROM "roles", (VALUES
		('land.direct.decide'),
		('case.direct.decide'),
		('quarry.tech_open.qualify'),
		('quarry.tech_open.disqualify'),
		('quarry.fin_open.declareHighest'),
		('quarry.fin_open.notSelected'),
		('quarry.h1.notSelected'),
		('quarry.deed.startWork'),
		('quarry.tech_rejected.refund'),
		('quarry.not_selected.refund'),
		('quarry.direct.decide')
	) AS "held" ("step_right")
	WHERE "roles"."user_type" = 'O' AND "roles"."id" IN (8)
	ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "role_rights" ("role_id", "step_right")
	SELECT "roles"."id", "step_right" FROM "roles", (VALUES
		('land.legal.opinion'),
		('case.filed.issueNotice'),
		('case.notice_issued.stay'),
		('case.served.listHearing'),
		('case.served.stay'),
		('case.hearing.adjourn'),
		('case.hearing.reserveOrder'),
		('case.hearing.stay'),
		('case.order_reserved.stay'),
		('case.stayed.vacateStay'),
		('case.eviction_ordered.stay')
	) AS "held" ("step_right")
	WHERE "roles"."user_type" = 'O' AND "roles"."id" IN (10)
	ON CONFLICT DO NOTHING;
