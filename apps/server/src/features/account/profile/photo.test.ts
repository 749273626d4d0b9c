import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { files } from '../../../../../../tests/support/sampleFiles.ts';
import {
  createBeforeEach,
  makeAppBeforeEach,
} from '../../../../../../tests/support/serviceHooks.ts';
import { applications } from '../../../db/schema/applications.ts';
import { documents } from '../../../db/schema/documents.ts';
import { runHourlyTasks } from '../../../hourly.ts';

const service = makeAppBeforeEach();
const citizen = createBeforeEach(() => service.signInAs('citizen'));

async function save(who = citizen, fileName = 'me.png', bytes = files.png) {
  const { tempId } = await service.result('saveFileToTemp', { fileName, bytes }, who.token);
  return service.call('photoSave', { tempId }, who.token);
}
const photoOf = async (who = citizen) =>
  (await service.result('getDetails', { userId: who.userId }, who.token)).photoId;
const codeFor = async (token: string, documentId: number | undefined) =>
  (await service.send('fileBlob', { documentId: String(documentId) }, token)).code;

describe('the photo of a profile', () => {
  it('is saved, replaced and removed with its file', async () => {
    expect(await photoOf()).toBeUndefined();
    expect(await save()).toEqual({ status: 200 });
    const first = await photoOf();
    expect(await codeFor(citizen.token, first)).toBe(200);
    expect(await save(citizen, 'me.jpg', files.jpg)).toEqual({ status: 200 });
    expect(await codeFor(citizen.token, first)).toBe(404);
    const second = await photoOf();
    const [row] = await service.deps.db
      .select()
      .from(documents)
      .where(eq(documents.id, second ?? 0));
    expect(await service.call('photoRemove', {}, citizen.token)).toEqual({ status: 200 });
    expect(await photoOf()).toBeUndefined();
    expect(await service.deps.files.get(row?.storageKey ?? '')).toBeUndefined();
  });

  it('is a picture of the own, and is not cleaned up as unsent', async () => {
    expect(await save(citizen, 'me.pdf', files.pdf)).toEqual({ status: 400 });
    const other = await service.signInAs('otherCitizen');
    const upload = { fileName: 'me.png', bytes: files.png };
    const { tempId } = await service.result('saveFileToTemp', upload, other.token);
    expect(await service.call('photoSave', { tempId }, citizen.token)).toEqual({ status: 400 });
    await save();
    service.clock.pass(25 * 60);
    await runHourlyTasks(service.deps, false);
    const again = await service.signInAs('citizen');
    expect(await codeFor(again.token, await photoOf(again))).toBe(200);
  });

  it('is for its owner, administrators, and officers with a case of the citizen that is no report', async () => {
    await save();
    const id = await photoOf();
    const { db } = service.deps;
    const own = eq(applications.applicantId, citizen.userId);
    const [land] = await db.select().from(applications).where(own);
    if (land === undefined) throw new Error('The citizen has no application.');
    const officer = await service.signInAs('landOfficer');
    expect(await codeFor(officer.token, id)).toBe(200);
    const key = { applicationId: land.id, applicationType: land.type as 2 };
    const work = await service.result('officerCaseWork', key, officer.token);
    expect(work.applicantPhotoId).toBe(id);
    for (const person of ['otherCitizen', 'counter'] as const) {
      expect(await codeFor((await service.signInAs(person)).token, id)).toBe(404);
    }
    expect(await codeFor((await service.signInAs('administrator')).token, id)).toBe(200);
    await db.update(applications).set({ type: 1 }).where(own);
    expect(await codeFor(officer.token, id)).toBe(404);
    const asReport = { ...key, applicationType: 1 } as const;
    const hidden = await service.result('officerCaseWork', asReport, officer.token);
    expect(hidden.applicantPhotoId).toBeUndefined();
  });

  it('of an officer is for the officer and administrators', async () => {
    const officer = await service.signInAs('landOfficer');
    await save(officer);
    const id = await photoOf(officer);
    expect(await codeFor((await service.signInAs('tahasilOfficer')).token, id)).toBe(404);
    expect(await codeFor((await service.signInAs('administrator')).token, id)).toBe(200);
  });
});
