// Long because one file of a change is followed from its upload to who may open it, in each kind of list.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EntityName } from '@temple-land/portal-core';
import {
  administration,
  approveNext,
  secondAdministrator,
} from '../../../../../tests/support/admin.ts';
import { loadSamplePlaces } from '../../../../../tests/support/landApplication.ts';
import { withTwoReaders } from '../../../../../tests/support/recordDrafts.ts';
import { files } from '../../../../../tests/support/sampleFiles.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { newOfficerWithout, officersElsewhere } from '../../../../../tests/support/staff.ts';
import { listKeptRecords } from '../../db/erasure/erasureScope.ts';
import { documents } from '../../db/schema/documents.ts';
import { khatiyans, plots } from '../../db/schema/land.ts';
import { runHourlyTasks } from '../../hourly.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));

/** Uploads a file as a user; returns it as the file of a change. */
async function upload(token: string, fileName = 'order.pdf', bytes = files.pdf) {
  const { tempId } = await service.result('saveFileToTemp', { fileName, bytes }, token);
  return { tempId, language: 'or' as const };
}
const uploadOwn = async () => upload(admin.token);

const codeFor = async (token: string, documentId: number | undefined) =>
  (await service.send('fileBlob', { documentId: String(documentId) }, token)).code;

async function listWaiting(token: string) {
  const page = { isWaiting: true, pageNumber: 1, pageSize: 10 };
  return (await service.result('pendingChangeList', page, token)).rows;
}

const remove = async (
  entity: EntityName,
  id: number,
  on: { version: number; source?: string; sourceFile?: Awaited<ReturnType<typeof upload>> },
) => service.call('adminDelete', { entity, id, ...on }, admin.token);

let count = 0;
const newReason = () => {
  count += 1;
  return { place: count, nameEn: `Cause ${count}`, nameOr: `କାରଣ ${count}`, usedFor: ['land'] };
};

describe('the file of the document on which a change of a list rests', () => {
  it('is in the history of each step', async () => {
    const reason = newReason();
    const id = await admin.saved('reason', { ...reason, sourceFile: await uploadOwn() });
    const change = { ...reason, nameEn: `${reason.nameEn} again`, source: 'Order 3/2026' };
    const picture = await upload(admin.token, 'order.png', files.png);
    await admin.saved('reason', { ...change, id, version: 1, sourceFile: picture });
    const out = { version: 2, source: 'Order 4/2026', sourceFile: await uploadOwn() };
    expect(await remove('reason', id, out)).toEqual({ status: 200 });
    const back = { ...change, id, version: 3, isActive: true, sourceFile: await uploadOwn() };
    await admin.saved('reason', back);

    const history = await admin.history('reason', id);
    expect(history.map(({ action }) => action)).toEqual(['restore', 'retire', 'update', 'create']);
    expect(history.map(({ sourceFile }) => sourceFile?.mediaType)).toEqual([
      'application/pdf',
      'application/pdf',
      'image/png',
      'application/pdf',
    ]);
    expect(history[1]).toMatchObject({ source: 'Order 4/2026', sourceFile: { language: 'or' } });
  });

  it('is opened by administrators alone', async () => {
    const id = await admin.saved('reason', { ...newReason(), sourceFile: await uploadOwn() });
    const [change] = await admin.history('reason', id);
    const documentId = change?.sourceFile?.documentId;
    for (const person of ['citizen', 'landOfficer', 'tahasilOfficer', 'counter'] as const)
      expect(await codeFor((await service.signInAs(person)).token, documentId)).toBe(404);
    expect(await codeFor(admin.token, documentId)).toBe(200);
  });

  it('is also that of the order of a rate', async () => {
    const rates = await admin.rows('rate');
    const { id: _id, version: _version, isActive: _isActive, ...rate } = rates[0] ?? {};
    const order = { ...rate, effectiveFrom: '2031-04-01T00:00:00.000Z', orderNo: 'R-31' };
    const id = await admin.saved('rate', { ...order, sourceFile: await uploadOwn() });
    expect((await admin.history('rate', id))[0]?.sourceFile).toMatchObject({ language: 'or' });
  });

  it('is an unused upload of who saves, in a list whose changes rest on documents', async () => {
    const own = await uploadOwn();
    const id = await admin.saved('reason', { ...newReason(), sourceFile: own });
    const old = await uploadOwn();
    await service.deps.db
      .update(documents)
      .set({ createdOn: new Date(service.clock.now().getTime() - 25 * 3_600_000) })
      .where(eq(documents.tempId, old.tempId));
    const { token } = await service.signInAs('landOfficer');
    const wrong = [own, old, await upload(token), { ...own, tempId: 'unknown' }];
    for (const sourceFile of wrong) {
      expect(await admin.save('reason', { ...newReason(), sourceFile })).toMatchObject({
        status: 400,
        field: 'sourceFile',
      });
      const out = { version: 1, source: 'Order 5/2026', sourceFile };
      expect(await remove('reason', id, out)).toMatchObject({ status: 400 });
    }
    const language = { ...newReason(), sourceFile: { ...(await uploadOwn()), language: 'fr' } };
    expect(await admin.save('reason', language)).toMatchObject({ status: 400 });
    const question = {
      place: 1,
      question: 'Where?',
      answer: 'Here',
      sourceFile: await uploadOwn(),
    };
    expect(await admin.save('faq', question)).toMatchObject({ status: 400, field: 'sourceFile' });
    expect(await admin.history('reason', id)).toHaveLength(1);
  });

  it('stays unused where the change is refused', async () => {
    const sourceFile = await uploadOwn();
    const broken = { ...newReason(), nameEn: '', sourceFile };
    expect(await admin.save('reason', broken)).toMatchObject({ status: 400, field: 'nameEn' });
    const later = { ...newReason(), effectiveOn: '2099-01-01', sourceFile };
    expect(await admin.save('reason', later)).toMatchObject({ field: 'effectiveOn' });
    await admin.saved('reason', { ...newReason(), sourceFile });
  });

  it('is kept when the account of who uploaded it is erased', async () => {
    const { token, userId } = await service.signInAs('otherCitizen');
    const { tempId } = await upload(token);
    const papers = async () =>
      (await listKeptRecords(service.deps.db, userId, service.deps.config)).find(
        ({ kind }) => kind === 'papers',
      )?.count ?? 0;
    const before = await papers();
    await service.deps.db
      .update(documents)
      .set({ sourceLanguage: 'en' })
      .where(eq(documents.tempId, tempId));
    expect(await papers()).toBe(before + 1);
  });
});

describe('the file of a change of the land record', () => {
  let khatiyan: typeof khatiyans.$inferSelect;
  beforeAll(async () => {
    const place = (await loadSamplePlaces(service)).find(({ district }) => district === 'PUR');
    const [row] = await service.deps.db
      .select({ khatiyan: khatiyans })
      .from(plots)
      .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
      .where(eq(plots.code, place?.plotCode ?? ''));
    if (!row) throw new Error('The sample has no plot in Puri.');
    khatiyan = row.khatiyan;
  });

  it('is seen before the decision, and then by officers who see the whole record of the place', async () => {
    const { id, mouzaId, number } = khatiyan;
    const { version } = await admin.row('khatian', id);
    const form = { mouzaId, number, ownerLine: 'A new line', rorStatus: 'final' };
    const asked = { ...form, id, version, source: 'Deed 8', sourceFile: await uploadOwn() };
    expect(await admin.save('khatian', asked)).toEqual({ status: 202, isWaiting: true });

    const second = await secondAdministrator(service);
    const [waiting] = await listWaiting(second.token);
    const documentId = waiting?.sourceFile?.documentId;
    expect(waiting).toMatchObject({ reason: 'Deed 8', sourceFile: { language: 'or' } });
    expect(await codeFor(second.token, documentId)).toBe(200);
    const officer = await service.signInAs('landOfficer');
    expect(await codeFor(officer.token, documentId)).toBe(404);
    expect(await approveNext(service)).toEqual({ status: 200 });

    expect((await admin.history('khatian', id))[0]?.sourceFile).toEqual(waiting?.sourceFile);
    const read = (token: string) => service.result('khatiyanRecord', { khataNoId: id }, token);
    expect((await read(officer.token)).changes[0]?.sourceFile).toEqual(waiting?.sourceFile);
    expect(await codeFor(officer.token, documentId)).toBe(200);

    const { otherDistrict } = await officersElsewhere(service);
    expect(await codeFor(otherDistrict.token, documentId)).toBe(404);
    const partial = await newOfficerWithout(service, 'O', ['data.people.see']);
    const [shown] = (await read(partial.token)).changes;
    expect(shown).toMatchObject({ source: 'Deed 8' });
    expect(shown?.sourceFile).toBeUndefined();
    expect(await codeFor(partial.token, documentId)).toBe(404);
  });

  it('goes along with a plot out of use, and with a change that is withdrawn', async () => {
    const ring = [
      [85.9, 19.9],
      [85.901, 19.9],
      [85.901, 19.901],
      [85.9, 19.901],
    ];
    const entries = { kisam: 'Rabi', area: 2.8733, status: 'available', ring };
    const khatiyanId = await admin.saved('khatian', {
      mouzaId: khatiyan.mouzaId,
      number: 'S1',
      rorStatus: 'final',
    });
    const id = await admin.saved('plot', { ...entries, khatiyanId, number: '9701' });
    const { token } = admin;
    const request = { entity: 'plot', id, version: 1, reason: 'Twice', source: 'Order 9' } as const;
    const retire = async () =>
      service.call(
        'adminDelete',
        { ...request, cause: 'mistake', sourceFile: await uploadOwn() },
        token,
      );
    expect(await retire()).toEqual({ status: 202, isWaiting: true });
    const [first] = await listWaiting(token);
    await service.call('pendingChangeWithdraw', { id: first?.id ?? 0 }, token);
    expect(await codeFor(token, first?.sourceFile?.documentId)).toBe(200);
    expect(await retire()).toEqual({ status: 202, isWaiting: true });
    expect(await approveNext(service)).toEqual({ status: 200 });
    const [change] = await admin.history('plot', id);
    expect(change).toMatchObject({ action: 'retire', sourceFile: { language: 'or' } });
    expect(change?.sourceFile?.documentId).not.toBe(first?.sourceFile?.documentId);
  });
});

it('the file of a contact stays with its draft when the change was refused, until it is published', async () => {
  await withTwoReaders(service, async () => {
    const contact = { place: 1, office: 'Record room', designation: 'Keeper', address: 'Puri' };
    const asked = {
      ...contact,
      phone: '06752223002',
      fax: '',
      email: '',
      sourceFile: await uploadOwn(),
    };
    expect(await admin.save('contact', asked)).toMatchObject({ status: 202 });
    const second = await secondAdministrator(service);
    const [change] = await listWaiting(second.token);
    expect(change?.sourceFile).toMatchObject({ language: 'or' });
    const refusal = { id: change?.id ?? 0, reason: 'Another day' };
    await service.call('pendingChangeRefuse', refusal, second.token);

    const name = change?.recordName ?? '';
    const { token } = admin;
    const { draft } = await service.result('sitePageDetails', { name }, token);
    const request = { name, revision: draft?.revision ?? 0, reason: 'Order 12' };
    expect(await service.call('sitePagePublish', request, token)).toMatchObject({ status: 202 });
    expect((await listWaiting(second.token))[0]?.sourceFile).toEqual(change?.sourceFile);
    expect(await approveNext(service)).toEqual({ status: 200 });
    const id = Number((await admin.rows('contact', { text: 'Record room' }))[0]?.['id']);
    expect((await admin.history('contact', id))[0]?.sourceFile).toEqual(change?.sourceFile);
  });
});

it('is not deleted with the unsent files', async () => {
  const id = await admin.saved('reason', { ...newReason(), sourceFile: await uploadOwn() });
  const [change] = await admin.history('reason', id);
  service.clock.pass(25 * 60);
  await runHourlyTasks(service.deps, false);
  const { token } = await secondAdministrator(service);
  expect(await codeFor(token, change?.sourceFile?.documentId)).toBe(200);
});
