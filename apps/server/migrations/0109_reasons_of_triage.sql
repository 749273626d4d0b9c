ALTER TABLE "workflow_versions" DROP CONSTRAINT "workflow_versions_two";--> statement-breakpoint
ALTER TABLE "workflow_versions" ADD CONSTRAINT "workflow_versions_two" CHECK (("workflow_versions"."asked_by" is null and "workflow_versions"."approved_by" is null) or ("workflow_versions"."asked_by" is not null and "workflow_versions"."approved_by" is not null and "workflow_versions"."asked_by" <> "workflow_versions"."approved_by"));--> statement-breakpoint
-- A report that triage closes as a duplicate, or because it is not about temple land, gets that reason. Running reports
-- keep their version; an installation without reports begins with this one.
INSERT INTO "workflow_versions" ("type", "version", "valid_from", "definition")
SELECT 1, newest.version + 1,
	greatest(newest.valid_from, CASE WHEN EXISTS (SELECT 1 FROM "applications" WHERE "type" = 1) THEN now() ELSE newest.valid_from END),
	jsonb_set(newest.definition, '{states,TRIAGE,actions}', (
		SELECT jsonb_agg(
			CASE action->>'name'
				WHEN 'duplicate' THEN action || '{"reason":"duplicate"}'
				WHEN 'notTempleLand' THEN action || '{"reason":"notDeityLand"}'
				ELSE action
			END ORDER BY at)
		FROM jsonb_array_elements(newest.definition #> '{states,TRIAGE,actions}') WITH ORDINALITY AS each(action, at)))
FROM (SELECT * FROM "workflow_versions" WHERE "type" = 1 ORDER BY "version" DESC LIMIT 1) newest;
