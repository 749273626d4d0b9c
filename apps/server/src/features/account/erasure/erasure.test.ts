import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { secondAdministrator } from '../../../../../../tests/support/admin.ts';
import {
  applyFor,
  findKhatiyan,
  findPlace,
} from '../../../../../../tests/support/landApplication.ts';
import { takeToDeed } from '../../../../../../tests/support/landLife.ts';
import { requestOfKind } from '../../../../../../tests/support/landRequests.ts';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { listTables, searchDatabase } from '../../../../../../tests/support/searchDatabase.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { applicantStep } from '../../../../../../tests/support/stepData.ts';
import { tableEffects } from '../../../db/erasure/tableEffects.ts';
import { users } from '../../../db/schema/account.ts';
import { applications } from '../../../db/schema/applications.ts';
import { caseNotes } from '../../../db/schema/caseWork.ts';
import { notifications } from '../../../db/schema/content.ts';
import { documents } from '../../../db/schema/documents.ts';
import { erasureRequests } from '../../../db/schema/erasureRequests.ts';
import { activities } from '../../../db/schema/ledger.ts';
import { runHourlyTasks } from '../../../hourly.ts';
import { createUser } from '../account.repository.ts';

const service = makeAppBeforeEach();

const person = {
  fullName: 'Kuntala Sabar',
  mobile: '9861012345',
  email: 'kuntala@mail.example',
  address: 'Dolamandap Sahi',
  identityEnd: '8629',
};
const words = [person.fullName, person.mobile, person.email, person.address];
const minutesOfDay = 24 * 60;

async function createPerson(): Promise<SignedInUser> {
  const { db, clock } = service.deps;
  const { fullName, mobile, email } = person;
  const account = { loginId: mobile, fullName, mobile, email, passwordHash: '' };
  await createUser(db, { ...account, userType: 'CI', roleId: 0, createdOn: clock() });
  return service.signIn(mobile);
}

const state = ({ token }: SignedInUser) => service.result('erasureState', {}, token);

async function ask({ token }: SignedInUser) {
  await service.call('erasureSend', {}, token);
  return service.call('erasureAsk', { otp: service.sms.codeOf(person.mobile) }, token);
}

async function passDays(days: number): Promise<void> {
  service.clock.pass(days * minutesOfDay);
  await runHourlyTasks(service.deps, false);
}

async function findApplication(number: string) {
  const { db } = service.deps;
  const [row] = await db.select().from(applications).where(eq(applications.number, number));
  return row?.id ?? 0;
}

/** Applies with everything that identifies the person. */
async function applyWithEverything(citizen: SignedInUser): Promise<number> {
  const answers = {
    applicationKind: 'lease',
    area: 0.01,
    purpose: `A garden for ${person.fullName}`,
    guardianName: 'Madhab Sabar',
    identityKind: 'aadhaar',
    identityEnd: person.identityEnd,
    addressLine: person.address,
    addressVillage: 'Gopalpur',
    addressDistrict: 'Puri',
    pinCode: '752002',
  } as const;
  const request = await requestOfKind(service, citizen.token, await findKhatiyan(service), answers);
  const { applicationNo } = await service.result('applyLand', request, citizen.token);
  return findApplication(applicationNo);
}

/** Leaves the name, number, address and e-mail of the person wherever a citizen or an officer can write. */
async function leaveTraces(citizen: SignedInUser, applicationId: number): Promise<void> {
  const { db, clock } = service.deps;
  const { token } = citizen;
  const text = `${person.fullName}, ${person.address}, ${person.mobile}, ${person.email}`;
  const { dealing } = await officersOfPuri(service);
  await service.call('messageSend', { applicationId, text }, token);
  const page = { path: '/website/faq', problem: 'It is cut off', expected: '' };
  await service.call('pageReportSave', { ...page, contact: person.email });
  await service.call(
    'applyDraftSave',
    { formId: 2, content: { purpose: text }, version: 0 },
    token,
  );
  await db.insert(caseNotes).values({
    applicationId,
    text: `Called kuntala  SABAR at 98610 12345`,
    byUserId: dealing.userId,
    at: clock(),
  });
  const [row] = await db.select().from(applications).where(eq(applications.id, applicationId));
  await db.insert(notifications).values({
    userId: dealing.userId,
    text: `${person.fullName} has written`,
    applicationNo: row?.number ?? '',
    createdOn: clock(),
  });
}

async function withdraw(citizen: SignedInUser, id: number): Promise<void> {
  const answer = await applicantStep(service, citizen, id, 'withdraw', {
    remark: `${person.fullName} has no need`,
  });
  expect(answer.status).toBe(200);
}

describe('an account that is erased on request', () => {
  it('leaves nothing of the person in any table and no file, and a proof without personal data', async () => {
    const { db, files } = service.deps;
    const citizen = await createPerson();
    const id = await applyWithEverything(citizen);
    await leaveTraces(citizen, id);
    expect((await state(citizen)).obstacles).toMatchObject([{ kind: 'application' }]);
    expect(await service.call('erasureSend', {}, citizen.token)).toEqual({ status: 409 });
    await withdraw(citizen, id);
    const owned = eq(documents.ownerId, citizen.userId);
    const keys = (await db.select().from(documents).where(owned)).map((row) => row.storageKey);
    expect(keys.length).toBeGreaterThan(0);
    expect((await searchDatabase(db, words)).length).toBeGreaterThan(8);

    expect(await ask(citizen)).toEqual({ status: 200 });
    await passDays(6);
    expect((await db.select().from(users).where(eq(users.id, citizen.userId)))[0]).toMatchObject({
      fullName: person.fullName,
    });
    await passDays(1);

    const left = await searchDatabase(db, [...words, person.identityEnd, 'Madhab Sabar']);
    // Records of actions name who acted; the law requires them, and the request says until when.
    expect(left).toEqual([`activities: ${person.fullName}`]);
    for (const key of keys) expect(await files.get(key ?? '')).toBeUndefined();
    const [proof] = await db.select().from(erasureRequests);
    expect(proof).toMatchObject({ state: 'erased', counts: { files: keys.length } });
    expect(proof?.counts?.deleted).toMatchObject({ documents: keys.length, drafts: 1 });
    expect(proof?.counts?.anonymised).toMatchObject({ users: 1, land_details: 1, case_notes: 1 });
    const records = await db.select().from(activities);
    const entry = records.find(({ record }) => record.includes('"ERASE"'));
    expect(entry?.record).toContain(proof?.number);
    expect(service.sms.sent.at(-1)).toMatchObject({ mobile: person.mobile });
    expect((await service.send('currentUser', {}, citizen.token)).code).toBe(401);
    await expect(service.signIn(person.mobile)).rejects.toThrow();
    const admin = await service.signInAs('administrator');
    const revival = { userId: citizen.userId, active: true, reason: 'Asked by letter' };
    expect((await service.call('adminUserBlock', revival, admin.token)).status).toBe(409);
  });

  it('keeps the order, the lease and the documents of a grant, and names them before', async () => {
    const { db, files } = service.deps;
    const citizen = await createPerson();
    const people = { citizen, office: await officersOfPuri(service) };
    const made = await takeToDeed(service, people, await findPlace(service), 'lease');
    const { kept, obstacles } = await state(citizen);
    expect(obstacles).toEqual([]);
    expect(kept.map(({ kind }) => kind)).toEqual([
      'applications',
      'orders',
      'papers',
      'activities',
    ]);
    expect(kept.find(({ kind }) => kind === 'activities')?.until).toMatch(/^20\d\d-/);
    await ask(citizen);
    await passDays(7);
    const left = await searchDatabase(db, words);
    const keptTables = left.map((found) => found.split(':')[0] ?? '');
    expect(keptTables).toContain('leases');
    expect(keptTables.filter((table) => tableEffects[table] !== 'kept')).toEqual([]);
    const rest = await db.select().from(documents).where(eq(documents.applicationId, made.id));
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.filter(({ kind }) => kind === 1)).toEqual([]);
    for (const { storageKey, fileName } of rest) {
      expect(await files.get(storageKey ?? '')).toBeDefined();
      expect(fileName).toMatch(/^document-\d+\.pdf$/);
    }
  });

  it('is taken back within the days of the setting, and then nothing is erased', async () => {
    const citizen = await createPerson();
    await ask(citizen);
    expect(await service.call('erasureSend', {}, citizen.token)).toEqual({ status: 409 });
    expect(await service.call('erasureWithdraw', {}, citizen.token)).toEqual({ status: 200 });
    expect(await service.call('erasureWithdraw', {}, citizen.token)).toEqual({ status: 404 });
    await passDays(8);
    const again = await service.signIn(person.mobile);
    expect((await state(again)).request).toMatchObject({ state: 'withdrawn' });
  });

  it('waits for a case that began after the request', async () => {
    const citizen = await createPerson();
    await ask(citizen);
    const place = await findKhatiyan(service);
    const { applicationId } = await applyFor(service, citizen, place);
    await passDays(8);
    const again = await service.signIn(person.mobile);
    expect((await state(again)).request).toMatchObject({ state: 'waiting' });
    await withdraw(again, applicationId);
    await runHourlyTasks(service.deps, false);
    await expect(service.signIn(person.mobile)).rejects.toThrow();
  });
});

describe('a refusal', () => {
  const page = { isWaiting: true, pageNumber: 1, pageSize: 10 };

  it('takes effect when a second administrator approves it; until then nothing is erased', async () => {
    const citizen = await createPerson();
    await ask(citizen);
    const first = await service.signInAs('administrator');
    const { rows } = await service.result('erasureList', page, first.token);
    expect(rows).toMatchObject([{ fullName: person.fullName, isRefusalWaiting: false }]);
    const refusal = { id: rows[0]?.id ?? 0, reason: 'A court asks for the records' };
    service.clock.pass(6 * minutesOfDay);
    const admin = await service.signInAs('administrator');
    expect((await service.call('erasureRefuse', refusal, admin.token)).status).toBe(202);
    await passDays(2);
    const second = await secondAdministrator(service);
    const waiting = await service.result('pendingChangeList', page, second.token);
    const change = waiting.rows.find(({ kind }) => kind === 'erasureRefusal');
    expect(change?.fields).toMatchObject([{ name: 'erasure' }]);
    await service.call('pendingChangeApprove', { id: change?.id ?? 0 }, second.token);
    const again = await service.signIn(person.mobile);
    const { request } = await state(again);
    expect(request).toMatchObject({ state: 'refused', reason: refusal.reason });
    expect(service.sms.sent.at(-1)?.text).toContain('refused');
    const ended = { ...page, isWaiting: false };
    expect((await service.result('erasureList', ended, second.token)).rows).toMatchObject([
      { state: 'refused', reason: refusal.reason },
    ]);
  });
});

it('every table has an entry that says what an erasure does with it', async () => {
  expect(Object.keys(tableEffects).sort()).toEqual(await listTables(service.deps.db));
});
