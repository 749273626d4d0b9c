import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { putToCommittee } from '../../../../../../tests/support/committee.ts';
import {
  applyFor,
  freeSamplePlots,
  loadSamplePlaces,
  oneByOne,
  type Place,
} from '../../../../../../tests/support/landApplication.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { findStoredApplication, officeStep } from '../../../../../../tests/support/stepData.ts';
import { loadSteps } from '../../../db/applications/applicationParts.ts';
import { listLetters } from '../../../db/applications/letters.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const chief = createBeforeAll(() => service.signInAs('chiefOfficer'));
let nextPlot: () => Place;
beforeAll(async () => {
  await freeSamplePlots(service);
  const places = await loadSamplePlaces(service);
  nextPlot = oneByOne(places.filter(({ tahasil }) => tahasil === 'Brahmagiri'));
});

async function createCase() {
  const { applicationId } = await applyFor(service, citizen, nextPlot());
  await putToCommittee(service, applicationId);
  return applicationId;
}

const facts = { place: 'Office', members: ['The chair', 'A member'], version: 0 };

async function meet(heldOn: string, applicationIds: number[]) {
  const request = { ...facts, heldOn, applicationIds };
  return (await service.result('committeeSave', request, chief.token)).meetingId;
}

const load = (meetingId: number) => service.result('committeeMeeting', { meetingId }, chief.token);

async function resolve(
  meetingId: number,
  applicationId: number,
  changes: Partial<Input<'committeeResolve'>>,
) {
  const { version } = await findStoredApplication(service, applicationId);
  const words = { resolutionNo: `RES/${applicationId}`, text: 'As proposed', dissent: '' };
  const request = { meetingId, applicationId, version, result: 'approved', ...words } as const;
  return service.call('committeeResolve', { ...request, ...changes }, chief.token);
}

describe('a meeting of the committee', () => {
  it('has its cases in the order of its agenda', async () => {
    const [first, second] = [await createCase(), await createCase()];
    const meetingId = await meet('2026-12-01', [second, first]);
    const { items, meetingNo } = await load(meetingId);
    expect(items.map(({ applicationId }) => applicationId)).toEqual([second, first]);
    expect(meetingNo).toMatch(/^LC\/2026\/\d+$/);
    const request = { ...facts, meetingId, version: 1, heldOn: '2026-12-01' };
    const changed = { ...request, applicationIds: [first] };
    expect(await service.call('committeeSave', changed, chief.token)).toMatchObject({
      status: 200,
    });
    const after = await load(meetingId);
    expect(after.items).toHaveLength(1);
    expect(after.waiting.map(({ applicationId }) => applicationId)).toContain(second);
    expect(await service.call('committeeSave', changed, chief.token)).toMatchObject({
      status: 409,
    });
  });

  it('writes an approval with its number into the case', async () => {
    const id = await createCase();
    const meetingId = await meet('2026-12-02', [id]);
    expect(await resolve(meetingId, id, { dissent: 'One member' })).toMatchObject({ status: 200 });
    expect((await findStoredApplication(service, id)).state).toBe('DEMAND');
    const asked = { applicationType: 2, applicationId: id } as const;
    const { history } = await service.result('officerApplication', asked, chief.token);
    expect(history.at(-1)?.given['resolutionNo']).toBe(`RES/${id}`);
    expect((await load(meetingId)).items[0]).toMatchObject({
      result: 'approved',
      resolutionNo: `RES/${id}`,
      dissent: 'One member',
      isOpen: false,
    });
    expect(await resolve(meetingId, id, {})).toMatchObject({ status: 404 });
  });

  it('writes a rejection with its number in the step and the letter, and nothing when its step is refused', async () => {
    const id = await createCase();
    const meetingId = await meet('2026-12-03', [id]);
    expect(await resolve(meetingId, id, { result: 'rejected' })).toMatchObject({ status: 400 });
    expect((await load(meetingId)).items[0]).toMatchObject({ result: null, resolutionNo: '' });
    const reason = 'neededByTemple' as const;
    expect(await resolve(meetingId, id, { result: 'rejected', reason })).toMatchObject({
      status: 200,
    });
    expect((await findStoredApplication(service, id)).state).toBe('REJECTED');
    const { resolutionNo } = (await load(meetingId)).items[0] ?? {};
    expect(resolutionNo).toMatch(/./);
    const step = (await loadSteps(service.deps.db, [id], 'office', 'en'))
      .get(id)
      ?.find(({ action }) => action === 'reject');
    expect(step?.given).toMatchObject({ resolutionNo, reason: 'neededByTemple' });
    const [letter] = await listLetters(service.deps.db, id);
    expect(letter?.en).toContain(`by resolution ${resolutionNo}.`);
    expect(letter?.or).toContain(`ସଂକଳ୍ପ ନମ୍ବର ${resolutionNo} `);
  });

  it('defers a case to the next agenda, and takes that back', async () => {
    const id = await createCase();
    const meetingId = await meet('2026-12-04', [id]);
    const next = await meet('2026-12-20', []);
    const deferral = { result: 'deferred', deferredTo: '2026-12-20' } as const;
    expect(await resolve(meetingId, id, deferral)).toMatchObject({ status: 200 });
    const ids = async () => (await load(next)).items.map(({ applicationId }) => applicationId);
    expect(await ids()).toEqual([id]);
    expect(await officeStep(service, chief, id, 'undo')).toMatchObject({ status: 200 });
    expect(await ids()).toEqual([]);
    expect((await load(meetingId)).items[0]).toMatchObject({ result: null, isOpen: true });
  });

  it('shows the result of a step that was taken on the page of the case', async () => {
    const id = await createCase();
    const meetingId = await meet('2026-12-06', [id]);
    const given = { resolutionNo: 'RES/77' };
    expect(await officeStep(service, chief, id, 'resolve', given)).toMatchObject({ status: 200 });
    expect((await load(meetingId)).items[0]).toMatchObject({
      result: 'approved',
      resolutionNo: 'RES/77',
    });
  });
});
