import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { approveNext, secondAdministrator } from '../../../../../tests/support/admin.ts';
import { correctionFor, sendCorrection } from '../../../../../tests/support/corrections.ts';
import { findPlace } from '../../../../../tests/support/landApplication.ts';
import { makeAppBeforeEach } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { plots } from '../../db/schema/land.ts';
import { runHourlyTasks } from '../../hourly.ts';

const service = makeAppBeforeEach();

type List = Input<'correctionList'>['list'];

const list = async (token: string, name: List) => {
  const page = { list: name, pageNumber: 1, pageSize: 50 } as const;
  const answer = await service.call('correctionList', page, token);
  return 'result' in answer ? answer.result.rows : [];
};

const step = (token: string, request: Input<'correctionStep'>) =>
  service.call('correctionStep', request, token);

const proposal = { action: 'propose', value: '1.2345', source: 'Order 7/2026' } as const;

async function newRequest() {
  const citizen = await service.signInAs('citizen');
  const officer = await service.signInAs('landOfficer');
  return { citizen, officer, correctionId: await sendCorrection(service, citizen.token) };
}

/** The texts of the notifications of a user, the newest first. */
async function listNotices(token: string) {
  const filter = { applicationNo: '', startDate: '', endDate: '', pageNumber: 1, pageSize: 50 };
  const about = { ...filter, kind: 'correction' } as const;
  return (await service.result('ownNotificationList', about, token)).rows.map(({ text }) => text);
}

async function readPlot(plotCode: string) {
  const [plot] = await service.deps.db.select().from(plots).where(eq(plots.code, plotCode));
  return plot;
}

const refuseNext = async () => {
  const { token } = await secondAdministrator(service);
  const page = { isWaiting: true, pageNumber: 1, pageSize: 1 };
  const { rows } = await service.result('pendingChangeList', page, token);
  const decision = { id: rows[0]?.id ?? 0, reason: 'The order names another plot.' };
  expect(await service.call('pendingChangeRefuse', decision, token)).toEqual({ status: 200 });
};

describe('a report of an error in the record', () => {
  it('goes to the officers of the place, becomes an edit and is named in the history', async () => {
    const { citizen, officer, correctionId } = await newRequest();
    const { plotCode } = await findPlace(service);
    const before = await readPlot(plotCode);
    const [found] = await list(officer.token, 'open');
    expect(found).toMatchObject({ correctionId, state: 'open', entryNow: String(before?.area) });
    expect(found).toMatchObject({ isOwn: false, isOfOffice: false, recordNow: found?.entryNow });
    expect((await listNotices(officer.token))[0]).toContain(found?.correctionNo);
    const document = await service.send(
      'fileBlob',
      { documentId: String(found?.documentId) },
      officer.token,
    );
    expect(document.code).toBe(200);
    expect(document.headers['content-disposition']).not.toContain('identity');

    expect(await step(officer.token, { correctionId, ...proposal })).toEqual({ status: 200 });
    expect((await list(citizen.token, 'own'))[0]).toMatchObject({ state: 'proposed' });
    expect((await readPlot(plotCode))?.area).toBe(before?.area);
    expect(await approveNext(service)).toEqual({ status: 200 });

    expect((await readPlot(plotCode))?.area).toBe(1.2345);
    const [ended] = await list(citizen.token, 'own');
    expect(ended?.state).toBe('entered');
    expect(ended?.steps.map(({ kind, text }) => [kind, text])).toEqual([
      ['propose', '1.2345'],
      ['enter', ''],
    ]);
    const { changes } = await service.result('plotRecord', { plotCode }, officer.token);
    expect(changes[0]).toMatchObject({
      source: 'Order 7/2026',
      correctionNo: found?.correctionNo,
      fields: [{ name: 'area', after: '1.2345' }],
    });
    expect(await listNotices(citizen.token)).toEqual([
      expect.stringContaining('has been corrected'),
      expect.stringContaining('has proposed'),
    ]);
  });

  it('is answered, refused with a reason, and then closed to further steps', async () => {
    const { citizen, officer, correctionId } = await newRequest();
    const ask = { correctionId, action: 'ask', text: 'Which survey is it from?' } as const;
    expect(await step(officer.token, ask)).toEqual({ status: 200 });
    expect(await step(officer.token, ask)).toMatchObject({ status: 409 });
    expect((await listNotices(citizen.token))[0]).toContain('Which survey is it from?');
    const answer = { correctionId, action: 'answer', text: 'From the one of 1988.' } as const;
    expect(await step(officer.token, answer)).toEqual({ status: 404 });
    expect(await step(citizen.token, answer)).toEqual({ status: 200 });
    expect((await listNotices(officer.token))[0]).toContain('was answered');
    const refuse = {
      correctionId,
      action: 'refuse',
      text: 'The patta is of another plot.',
    } as const;
    expect(await step(officer.token, { ...refuse, text: ' ' })).toMatchObject({ status: 400 });
    expect(await step(officer.token, refuse)).toEqual({ status: 200 });
    expect((await listNotices(citizen.token))[0]).toContain('The patta is of another plot.');
    expect(await step(citizen.token, { correctionId, action: 'withdraw' })).toMatchObject({
      status: 409,
    });
    expect(await list(officer.token, 'ended')).toHaveLength(1);
  });

  it('returns to the office when its edit is refused or nobody decides it', async () => {
    const { citizen, officer, correctionId } = await newRequest();
    await step(officer.token, { correctionId, ...proposal });
    await refuseNext();
    expect(await list(officer.token, 'open')).toHaveLength(1);
    expect((await listNotices(citizen.token))[0]).toContain('was not accepted');
    await step(officer.token, { correctionId, ...proposal });
    service.clock.pass(60 * 24 * 60);
    await runHourlyTasks(service.deps, false);
    const { token } = await service.signInAs('landOfficer');
    expect((await list(token, 'open'))[0]?.steps.map(({ kind }) => kind)).toEqual([
      'propose',
      'return',
      'propose',
      'return',
    ]);
  });

  it('is seen and decided only by its requester and the officers of its territory', async () => {
    const { correctionId } = await newRequest();
    const { otherDistrict, otherTahasil, everywhere } = await officersElsewhere(service);
    for (const { token } of [otherDistrict, otherTahasil]) {
      expect(await list(token, 'open')).toEqual([]);
      const refuse = { correctionId, action: 'refuse', text: 'No.' } as const;
      expect(await step(token, refuse)).toEqual({ status: 404 });
    }
    expect(await list(everywhere.token, 'open')).toHaveLength(1);
    const { plotCode } = await findPlace(service);
    expect(await service.call('correctionSubject', { plotCode }, otherDistrict.token)).toEqual({
      status: 404,
    });
  });

  it('shows a citizen the public entries only', async () => {
    const { token } = await service.signInAs('citizen');
    const { plotCode } = await findPlace(service);
    const { entries } = await service.result('correctionSubject', { plotCode }, token);
    expect(entries.map(({ field }) => field)).toEqual([
      'plotNo',
      'khatiyan',
      'kisam',
      'area',
      'khatiyanNo',
    ]);
    await sendCorrection(service, token, { field: 'ownerLine', entryNow: 'Another line' });
    expect((await list(token, 'own'))[0]).toMatchObject({
      entryNow: 'Another line',
      recordNow: null,
    });
  });

  it('is refused for the value of the record and without a document of a citizen', async () => {
    const { token } = await service.signInAs('citizen');
    const { plotCode } = await findPlace(service);
    const entryWanted = String((await readPlot(plotCode))?.area);
    const same = await correctionFor(service, token, { entryWanted });
    expect(await service.call('correctionSave', same, token)).toMatchObject({ status: 400 });
    const bare = await correctionFor(service, token, { document: undefined });
    expect(await service.call('correctionSave', bare, token)).toMatchObject({ status: 400 });
    const { token: officer } = await service.signInAs('landOfficer');
    expect(await service.call('correctionSave', bare, officer)).toMatchObject({ status: 200 });
  });
});

it.each([
  ['area', 'many acres', {}],
  ['kisam', 'No such kisam', {}],
  ['khatiyan', 'No such khatiyan', {}],
  ['publishedOn', '2099-01-01', {}],
  ['outline', '85.8, 19.8', {}],
  ['rent', '12.50', { source: ' ' }],
  ['rent', '12.50', { effectiveOn: '2099-01-01' }],
] as const)('an edit of %s to %s with %o is refused', async (field, value, changes) => {
  const { token } = await service.signInAs('landOfficer');
  const correctionId = await sendCorrection(service, token, { field });
  const request = { correctionId, ...proposal, value, ...changes };
  expect(await step(token, request)).toMatchObject({ status: 400 });
  expect((await list(token, 'own'))[0]?.state).toBe('open');
});

it('a khatiyan is corrected by its own request', async () => {
  const { token } = await service.signInAs('landOfficer');
  const { plotCode } = await findPlace(service);
  const { khataNoId } = await service.result('correctionSubject', { plotCode }, token);
  const record = { plotCode: undefined, khataNoId };
  const correctionId = await sendCorrection(service, token, { ...record, field: 'rent' });
  expect(await step(token, { correctionId, ...proposal, value: '1,212.50' })).toEqual({
    status: 200,
  });
  expect(await approveNext(service)).toEqual({ status: 200 });
  const { khatiyan, changes } = await service.result('khatiyanRecord', { khataNoId }, token);
  expect(khatiyan.rent).toBe(1212.5);
  expect(changes[0]?.correctionNo).not.toBe('');
});
