import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findPlace, applyFor, newKey } from '../../../../../../tests/support/landApplication.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser, officersElsewhere } from '../../../../../../tests/support/staff.ts';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { applications } from '../../../db/schema/applications.ts';
import { activities } from '../../../db/schema/ledger.ts';

const service = makeAppBeforeAll();
const office = createBeforeAll(() => officersOfPuri(service));
const elsewhere = createBeforeAll(() => officersElsewhere(service));
const citizen = createBeforeAll(() => newUser(service, 'work.citizen', 'CI'));
const other = createBeforeAll(() => newUser(service, 'work.other', 'CI'));
const place = createBeforeAll(() => findPlace(service));
const made = createBeforeAll(async () => {
  const own = await applyFor(service, citizen, { ...place, plotCode: '' });
  const foreign = await applyFor(service, other, { ...place, plotCode: '' });
  return { ...own, ...(await firstDocument(own.applicationId, citizen)), foreign };
});

async function firstDocument(applicationId: number, { token }: SignedInUser) {
  const { documents } = await service.result('applyLandDraft', { applicationId }, token);
  return { documentId: documents[0]?.documentId ?? 0 };
}

const asked = () => ({ applicationType: 2, applicationId: made.applicationId }) as const;
const read = ({ token }: SignedInUser) => service.result('officerCaseWork', asked(), token);
async function check(who: SignedInUser, changes: object = {}) {
  const finding = { documentId: made.documentId, result: 'illegible', note: 'The seal is cut off' };
  const request = { ...asked(), ...finding, version: 0, ...changes };
  return (await service.send('documentCheckSave', request, who.token)).answer;
}
async function addNote(who: SignedInUser, text = 'The neighbour called', key = newKey()) {
  const request = { ...asked(), text, idempotencyKey: key };
  return (await service.send('caseNoteAdd', request, who.token)).answer;
}

describe('the finding about a document', () => {
  it('needs a note unless the document is accepted', async () => {
    for (const result of ['illegible', 'wrong', 'expired']) {
      expect(await check(office.dealing, { result, note: ' ' })).toMatchObject({ status: 400 });
    }
    expect((await read(office.dealing)).checks).toEqual([]);
  });

  it('is stored with its officer and time, and recorded', async () => {
    expect(await check(office.dealing)).toMatchObject({ status: 200, result: { version: 1 } });
    const { checks } = await read(office.field);
    expect(checks).toEqual([
      {
        documentId: made.documentId,
        result: 'illegible',
        note: 'The seal is cut off',
        by: { userId: office.dealing.userId, fullName: 'Anita Dash' },
        at: service.clock.now().toISOString(),
        version: 1,
      },
    ]);
    const records = await service.deps.db.select().from(activities);
    expect(records.map(({ record }) => record).join()).toContain(`document ${made.documentId} of`);
  });

  it('is not stored over one that its officer has not seen', async () => {
    expect(await check(office.law, { result: 'accepted', note: '' })).toEqual({ status: 409 });
    expect(await check(office.law, { result: 'accepted', note: '', version: 1 })).toMatchObject({
      result: { version: 2, by: { userId: office.law.userId } },
    });
    expect(await check(office.dealing, { version: 1 })).toEqual({ status: 409 });
  });

  it('is about a document of that application only', async () => {
    const { documentId } = await firstDocument(made.foreign.applicationId, other);
    expect(await check(office.dealing, { documentId })).toEqual({ status: 404 });
  });

  it('is refused to those who only read, to others and about a closed application', async () => {
    const { otherDistrict, otherTahasil } = elsewhere;
    expect(await check(office.auditor, { version: 2 })).toEqual({ status: 403 });
    for (const who of [otherDistrict, otherTahasil]) {
      expect(await check(who, { version: 2 })).toEqual({ status: 404 });
    }
    const ofCase = eq(applications.id, made.applicationId);
    const { db } = service.deps;
    await db.update(applications).set({ status: 'G CLOSE', state: 'CLOSED' }).where(ofCase);
    expect(await check(office.dealing, { version: 2 })).toEqual({ status: 409 });
    await db.update(applications).set({ status: 'P', state: 'SUBMITTED' }).where(ofCase);
    expect((await read(office.dealing)).checks[0]?.version).toBe(2);
  });
});

describe('an internal note', () => {
  it('is added once for a key, with its officer and time, the newest first', async () => {
    const key = newKey();
    await addNote(office.dealing, 'First', key);
    await addNote(office.dealing, 'First', key);
    await addNote(office.field, 'Second');
    const { notes } = await read(office.dealing);
    expect(notes.map(({ text, by }) => [text, by.userId])).toEqual([
      ['Second', office.field.userId],
      ['First', office.dealing.userId],
    ]);
    expect(notes[0]?.at).toBe(service.clock.now().toISOString());
  });

  it('is written by those who take steps, and read in the own area', async () => {
    expect(await addNote(office.auditor)).toEqual({ status: 403 });
    expect((await read(office.auditor)).mayWrite).toBe(false);
    expect((await read(office.law)).mayWrite).toBe(true);
    const stranger = elsewhere.otherTahasil;
    expect(await addNote(stranger)).toEqual({ status: 404 });
    const { answer } = await service.send('officerCaseWork', asked(), stranger.token);
    expect(answer).toEqual({ status: 404 });
  });
});
