import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  buildFieldReport,
  buildReportRequest,
  saveFieldReport,
} from '../../../../../../tests/support/fieldReports.ts';
import { applyFor, findPlace } from '../../../../../../tests/support/landApplication.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { reportFrom } from '../../../../../../tests/support/reports.ts';
import { files } from '../../../../../../tests/support/sampleFiles.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser, officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { officeStep } from '../../../../../../tests/support/stepData.ts';
import { applications } from '../../../db/schema/applications.ts';
import { documents } from '../../../db/schema/documents.ts';
import { fieldReports } from '../../../db/schema/fieldReports.ts';

const service = makeAppBeforeAll();
const office = createBeforeAll(() => officersOfPuri(service));
const elsewhere = createBeforeAll(() => officersElsewhere(service));
let people = 0;

/** Creates a land application that waits for a field report. */
async function createVisit() {
  people += 1;
  const citizen = await newUser(service, `visited.${people}`, 'CI');
  const place = { ...(await findPlace(service)), plotCode: '' };
  const { applicationId } = await applyFor(service, citizen, place);
  for (const action of ['accept', 'sendToField'])
    await officeStep(service, office.dealing, applicationId, action);
  return { applicationType: 2 as const, applicationId };
}

const read = (application: Awaited<ReturnType<typeof createVisit>>) =>
  service.result('fieldReportCase', application, office.field.token);
const storedReports = (applicationId: number) =>
  service.deps.db.select().from(fieldReports).where(eq(fieldReports.applicationId, applicationId));

async function upload() {
  const file = { fileName: 'north.jpg', bytes: files.jpg };
  const { tempId } = await service.result('saveFileToTemp', file, office.field.token);
  return tempId;
}

const photoOf = (tempId?: string) => ({
  photoId: randomUUID(),
  kind: 3 as const,
  fileName: 'north.jpg',
  takenAt: '2026-03-14T05:40:00.000Z',
  position: { longitude: 85.8, latitude: 19.8 },
  ...(tempId === undefined ? {} : { tempId }),
});

describe('a field report', () => {
  it('is stored once when it is sent twice, also by another colleague', async () => {
    const visit = await createVisit();
    const request = buildReportRequest(visit);
    const tahasilId = office.place.tahasilCode;
    const colleague = await newUser(service, 'field.colleague', 'T', { tahasilId }, { roleId: 3 });
    const first = await service.result('fieldReportSave', request, office.field.token);
    const later = await Promise.all(
      [office.field, office.field, colleague].map(({ token }) =>
        service.result('fieldReportSave', request, token),
      ),
    );
    expect(first).toMatchObject({ outcome: 'stored', version: 1 });
    expect(later).toEqual([first, first, first]);
    expect(await storedReports(visit.applicationId)).toHaveLength(1);
  });

  it('with the same content from a second device is stored once', async () => {
    const visit = await createVisit();
    await saveFieldReport(service, office.field, visit);
    const again = await saveFieldReport(service, office.field, visit);
    expect(again).toMatchObject({ result: { outcome: 'stored', version: 1 } });
    expect(await storedReports(visit.applicationId)).toHaveLength(1);
  });

  it('of a second device that did not have the first one is kept beside it, and both are shown', async () => {
    const visit = await createVisit();
    await saveFieldReport(service, office.field, visit);
    const other = { ...buildFieldReport(2), remark: 'A shop, closed' };
    const second = await saveFieldReport(service, office.field, visit, { content: other });
    expect(second).toMatchObject({ result: { outcome: 'keptAside', version: 1 } });
    const { current, others } = await read(visit);
    expect(current?.content.remark).toBe('A garden with a wall.');
    expect(others.map(({ content }) => content.remark)).toEqual(['A shop, closed']);
    const merged = { content: other, baseVersion: 1 };
    const third = await saveFieldReport(service, office.field, visit, merged);
    expect(third).toMatchObject({ result: { outcome: 'stored', version: 2 } });
  });

  it('that arrives after the stage is over is kept and changes nothing', async () => {
    const visit = await createVisit();
    await officeStep(service, office.field, visit.applicationId, 'return', { remark: 'No plot' });
    const late = await saveFieldReport(service, office.field, visit);
    expect(late).toMatchObject({ result: { outcome: 'stageOver' } });
    expect((await read(visit)).others).toHaveLength(1);
    expect((await read(visit)).mayWrite).toBe(false);
  });

  it('has the times of the device beside the time of the service', async () => {
    const visit = await createVisit();
    const times = { writtenAt: '2031-01-01T00:00:00.000Z', sentAt: '2031-01-01T01:00:00.000Z' };
    await saveFieldReport(service, office.field, visit, times);
    const { current } = await read(visit);
    expect(current).toMatchObject(times);
    expect(current?.receivedAt).toBe(service.clock.now().toISOString());
  });

  it('is a draft while parts are missing, and finished only when it is complete', async () => {
    const visit = await createVisit();
    const content = { ...buildFieldReport(2), recommendation: '' as const };
    const finished = await saveFieldReport(service, office.field, visit, { content });
    expect(finished).toMatchObject({ status: 400 });
    const draft = await saveFieldReport(service, office.field, visit, {
      content,
      isFinished: false,
    });
    expect(draft).toMatchObject({ result: { outcome: 'stored' } });
    expect((await read(visit)).visit.report).toBe('draft');
  });
});

describe('a photo of a field report', () => {
  it('becomes one document of the application, however often the report is sent', async () => {
    const visit = await createVisit();
    const photo = photoOf(await upload());
    const content = { ...buildFieldReport(2), photos: [photo] };
    const request = { content, isFinished: false };
    await saveFieldReport(service, office.field, visit, request);
    const edited = { content: { ...content, remark: 'Longer' }, baseVersion: 1 };
    await saveFieldReport(service, office.field, visit, edited);
    const { current } = await read(visit);
    expect(current?.content.photos).toMatchObject([{ kind: 3, position: { latitude: 19.8 } }]);
    const ofCase = eq(documents.applicationId, visit.applicationId);
    const files = await service.deps.db.select().from(documents).where(ofCase);
    const photos = files.filter(({ ownerId }) => ownerId === office.field.userId);
    expect(photos.map(({ id }) => id)).toEqual([current?.content.photos[0]?.documentId]);
  });

  it('has to be sent again when its file has expired, and then nothing of the report is stored', async () => {
    const visit = await createVisit();
    const content = { ...buildFieldReport(2), photos: [photoOf(await upload())] };
    const old = { createdOn: new Date(service.clock.now().getTime() - 25 * 3_600_000) };
    await service.deps.db.update(documents).set(old).where(isNull(documents.applicationId));
    expect(await saveFieldReport(service, office.field, visit, { content })).toEqual({
      status: 410,
    });
    expect(await storedReports(visit.applicationId)).toHaveLength(0);
  });
});

describe('the step of the field staff', () => {
  it('is refused until the field report is finished', async () => {
    const visit = await createVisit();
    const { applicationId } = visit;
    const [row] = await service.deps.db
      .select()
      .from(applications)
      .where(eq(applications.id, applicationId));
    const step = { action: 'report', version: row?.version ?? 0 };
    const request = { ...visit, ...step, given: { fieldReport: 'A garden' } };
    const take = () => service.call('officerStep', request, office.field.token);
    expect(await take()).toMatchObject({ status: 400 });
    await saveFieldReport(service, office.field, visit, { isFinished: false });
    expect(await take()).toMatchObject({ status: 400 });
    await saveFieldReport(service, office.field, visit, { baseVersion: 1 });
    expect(await take()).toMatchObject({ status: 200, result: { state: 'VALUATION' } });
  });
});

describe('the visits of the field staff', () => {
  it('are the applications of the own tahasil that wait for a report, with a masked name', async () => {
    const visit = await createVisit();
    const citizen = await newUser(service, 'visit.reporter', 'CI');
    const report = await reportFrom(service, citizen, await findPlace(service));
    for (const action of ['accept', 'inspect'])
      await officeStep(service, office.dealing, report.applicationId, action);
    await service.call('fieldVisitPlan', { ...visit, plannedOn: '2026-03-20' }, office.field.token);
    const own = await service.result('fieldVisitList', {}, office.field.token);
    const rows = own.map(({ applicationId, plannedOn, applicant }) => ({
      applicationId,
      plannedOn,
      applicant,
    }));
    expect(rows[0]).toEqual({
      applicationId: visit.applicationId,
      plannedOn: '2026-03-20',
      applicant: 'P*** R***',
    });
    expect(rows).toContainEqual({
      applicationId: report.applicationId,
      plannedOn: '',
      applicant: null,
    });
    const others = await service.result('fieldVisitList', {}, elsewhere.otherTahasil.token);
    expect(others.map(({ applicationId }) => applicationId)).not.toContain(visit.applicationId);
  });

  it('and their reports are refused to another tahasil', async () => {
    const visit = await createVisit();
    const { token } = elsewhere.otherTahasil;
    const refused = { answer: { status: 404 } };
    const plan = { ...visit, plannedOn: '2026-03-20' };
    expect(await service.send('fieldReportCase', visit, token)).toMatchObject(refused);
    expect(await service.send('fieldReportSave', buildReportRequest(visit), token)).toMatchObject(
      refused,
    );
    expect(await service.send('fieldVisitPlan', plan, token)).toMatchObject(refused);
  });
});
