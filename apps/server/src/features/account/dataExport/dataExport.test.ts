import { expect, it } from 'vitest';
import { findKhatiyan } from '../../../../../../tests/support/landApplication.ts';
import { requestOfKind } from '../../../../../../tests/support/landRequests.ts';
import { tableEffects } from '../../../db/erasure/tableEffects.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { readZipEntries } from '../../../../../../tests/support/zip.ts';

const service = makeAppBeforeEach();
const { loginId, password } = people.citizen;

async function take(currentPassword: string = password) {
  const { token } = await service.signInAs('citizen');
  return service.send('dataExport', { currentPassword }, token);
}

it('a citizen gets everything stored about them, readable, and nothing of others', async () => {
  const citizen = await service.signInAs('citizen');
  const kind = { applicationKind: 'lease', area: 0.01 } as const;
  const request = await requestOfKind(service, citizen.token, await findKhatiyan(service), kind);
  await service.result('applyLand', request, citizen.token);
  const { code, bytes, headers } = await take();
  expect([code, headers['content-type']]).toEqual([200, 'application/zip']);
  const entries = readZipEntries(bytes);
  const text = Buffer.from(entries.get('data.json') ?? '').toString('utf8');
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  expect(data['account']).toMatchObject([{ loginId, mobile: loginId, id: citizen.userId }]);
  expect(data['consents']?.length).toBeGreaterThan(0);
  expect(new Set(data['applications']?.map((row) => row['applicantId']))).toEqual(
    new Set([citizen.userId]),
  );
  expect(data['declarations']?.length).toBeGreaterThan(0);
  expect(text).not.toContain('passwordHash');
  expect(text).not.toContain('sessionHash');
  expect(text).not.toContain('deviceHash');
  const files = [...entries.keys()].filter((name) => name.startsWith('documents/'));
  expect(files).toHaveLength(data['documents']?.length ?? 0);
  expect(files.length).toBeGreaterThan(0);
});

/** Where the archive has the rows of each table with personal data, or why it has none of it. */
const placeInArchive: Readonly<Record<string, string>> = {
  users: 'account',
  sessions: 'sessions',
  sign_ins: 'logins',
  email_changes: 'emailChanges',
  personal_details: 'personalDetails',
  consents: 'consents',
  access_ledger: 'accesses',
  representations: 'representations',
  watches: 'watches',
  drafts: 'drafts',
  channel_choices: 'channels',
  deliveries: 'deliveries',
  notifications: 'notifications',
  queries: 'questions',
  pending_changes: 'accountChanges',
  digest_choices: 'digests',
  inbox_views: 'savedViews',
  documents: 'documents',
  application_messages: 'messages',
  report_followers: 'followedReports',
  letter_openings: 'openedLetters',
  land_details: 'landApplications',
  reports: 'reports',
  applications: 'applications',
  application_steps: 'steps',
  tender_questions: 'tenderQuestions',
  bidders: 'bidders',
  corrections: 'corrections',
  correction_steps: 'correctionSteps',
};
const reasonsForNone: Readonly<Record<string, string>> = {
  second_steps: 'secret, a few minutes',
  factors: 'secret',
  recovery_codes: 'secret',
  one_time_passwords: 'secret',
  personal_codes: 'secret',
  codes: 'secret',
  attempts: 'a counter of wrong passwords',
  registration_tickets: 'secret, a few minutes',
  outbox: 'a copy of messages',
  idempotency_keys: 'a copy of answers, one day',
  document_tickets: 'secret, a few minutes',
  browser_activities: 'by session, without the name',
  page_reports: 'not linked to an account',
  digests: 'only the day of the last one',
  document_checks: 'work of the office',
  case_notes: 'work of the office',
  office_questions: 'work of the office',
  payment_reversals: 'work of the office; its result is in the payments',
  field_reports: 'work of the office',
};

it('the archive has a place for every table with personal data, or a reason for none', async () => {
  const { bytes } = await take();
  const text = Buffer.from(readZipEntries(bytes).get('data.json') ?? '').toString('utf8');
  const parts = Object.keys(JSON.parse(text) as object);
  const tables = Object.entries(tableEffects)
    .filter(([, effect]) => effect === 'deleted' || effect === 'anonymised')
    .map(([table]) => table);
  const isExplained = (table: string) =>
    table in reasonsForNone || parts.includes(placeInArchive[table] ?? '');
  expect(tables.filter((table) => !isExplained(table))).toEqual([]);
  expect(text).not.toContain('tokenHash');
});

it('a wrong password gives no file and counts as at login', async () => {
  expect((await take('Wrong@123')).code).toBe(404);
});

it('the sixth archive of a day is refused', async () => {
  for (let count = 0; count < 5; count += 1) expect((await take()).code).toBe(200);
  expect((await take()).code).toBe(503);
});
