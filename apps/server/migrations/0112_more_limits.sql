INSERT INTO "limit_values" ("name", "value", "lowest", "highest", "effective_from", "reason") VALUES
	('draftDays', 90, 14, 90, '2000-01-01', 'Specification of the portal'),
	('reportPhotos', 6, 1, 12, '2000-01-01', 'Specification of the portal'),
	('undoMinutes', 5, 1, 60, '2000-01-01', 'Specification of the portal'),
	('idleMinutes', 20, 10, 20, '2000-01-01', 'Specification of the portal'),
	('sessionHours', 24, 1, 24, '2000-01-01', 'Specification of the portal');
