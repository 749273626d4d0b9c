CREATE TABLE "operation_alerts" (
	"kind" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told_on" date NOT NULL,
	CONSTRAINT "operation_alerts_kind" CHECK ("operation_alerts"."kind" in ('backup', 'disk', 'messages', 'tasks'))
);
