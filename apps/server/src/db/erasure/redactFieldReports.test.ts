import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { applications } from '../schema/applications.ts';
import { fieldReports } from '../schema/fieldReports.ts';
import { queryRows } from '../database.ts';
import { erasedName } from './redactRows.ts';
import { redactFieldReports } from './redactFieldReports.ts';
import { createTally } from './tally.ts';

const service = makeAppBeforeAll();

it('a field report is stored unreadably, and loses the name of an erased applicant', async () => {
  const { db, clock } = service.deps;
  const [application] = await db.select().from(applications).limit(1);
  const { id: applicationId = 0, applicantId = 0 } = application ?? {};
  const now = clock();
  const content = { observations: 'Met Kuntala  Sabar and Hari Das' };
  await db.insert(fieldReports).values({
    sendingId: '0d9f5c0e-6c1b-4a58-9a34-0f6b8a1c2d3e',
    applicationId,
    stageSince: now,
    isFinished: true,
    isStageOver: false,
    content: content as unknown as typeof fieldReports.$inferInsert.content,
    byUserId: applicantId,
    writtenAt: now,
    sentAt: now,
    receivedAt: now,
  });
  const stored = await queryRows<{ content: string }>(db, sql`select content from field_reports`);
  expect(stored.map(({ content: text }) => text.slice(0, 1))).toEqual(stored.map(() => '~'));
  const tally = createTally();
  await redactFieldReports(db, tally, applicantId, String.raw`\mKuntala\s+Sabar\M`);
  const where = eq(fieldReports.applicationId, applicationId);
  const [redacted] = await db.select().from(fieldReports).where(where);
  expect(redacted?.content).toEqual({ observations: `Met ${erasedName} and Hari Das` });
  expect(tally.counts.anonymised).toEqual({ field_reports: 1 });
});
