import { describe, expect, it } from 'vitest';
import { eq, type SQL } from 'drizzle-orm';
import { applyFor, findPlace } from '../../../../../../tests/support/landApplication.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { reportFrom } from '../../../../../../tests/support/reports.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser, officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { applications } from '../../../db/schema/applications.ts';

const service = makeAppBeforeAll();
const office = createBeforeAll(() => officersOfPuri(service));
const place = createBeforeAll(async () => {
  const found = await findPlace(service);
  await closeApplications(eq(applications.plotCode, found.plotCode));
  return found;
});
const citizen = createBeforeAll(() => newUser(service, 'case.first', 'CI'));
const other = createBeforeAll(() => newUser(service, 'case.second', 'CI'));
const first = createBeforeAll(() => applyFor(service, citizen, place));

/** Closes the applications that match a condition. */
async function closeApplications(where: SQL) {
  const closed = { status: 'G CLOSE', state: 'CLOSED' };
  await service.deps.db.update(applications).set(closed).where(where);
}

const read = async (applicationId: number, applicationType: 1 | 2 | 3 = 2) =>
  service.result('officerCaseLand', { applicationType, applicationId }, office.dealing.token);

const hintsOf = async (applicationId: number, applicationType: 1 | 2 | 3 = 2) =>
  (await read(applicationId, applicationType)).hints.map(({ kind, applicationNo }) => [
    kind,
    applicationNo,
  ]);

describe('the plot of an application', () => {
  it('has its recorded figures and its outline among its neighbours', async () => {
    const { plot } = await read(first.applicationId);
    expect(plot).toMatchObject({
      plotCode: place.plotCode,
      area: place.recordedArea,
      freeArea: place.recordedArea,
    });
    expect(plot?.outlines.at(-1)).toMatchObject({ plotNo: plot?.plotNo, isOwn: true });
    expect(plot?.outlines.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect(plot?.outlines.at(-1)?.corners.length).toBeGreaterThan(2);
  });

  it('is absent while the application names none', async () => {
    const made = await applyFor(service, other, { ...place, plotCode: '' });
    expect(await read(made.applicationId)).toEqual({ plot: null, hints: [] });
    await closeApplications(eq(applications.id, made.applicationId));
  });

  it('is read only in the own area', async () => {
    const { otherDistrict, otherTahasil } = await officersElsewhere(service);
    for (const { token } of [otherDistrict, otherTahasil]) {
      const request = { applicationType: 2, applicationId: first.applicationId } as const;
      const { answer } = await service.send('officerCaseLand', request, token);
      expect(answer).toEqual({ status: 404 });
    }
  });
});

describe('the hints of an application', () => {
  it('name every other open application for the plot, cases first', async () => {
    const second = await applyFor(service, other, place);
    expect(await hintsOf(first.applicationId)).toEqual([['samePlot', second.applicationNo]]);
    const third = await applyFor(service, await newUser(service, 'case.third', 'CI'), place);
    await service.deps.db
      .update(applications)
      .set({ type: 3, state: 'FILED', applicationKind: '', holding: '' })
      .where(eq(applications.id, third.applicationId));
    expect(await hintsOf(first.applicationId)).toEqual([
      ['case', third.applicationNo],
      ['samePlot', second.applicationNo],
    ]);
  });

  it('name no application that is closed', async () => {
    await closeApplications(eq(applications.applicantId, other.userId));
    expect((await hintsOf(first.applicationId)).map(([kind]) => kind)).toEqual(['case']);
  });

  it('name the same applicant, but never who reported an illegitimate use', async () => {
    const again = await applyFor(service, citizen, { ...place, plotCode: '' });
    const report = await reportFrom(service, citizen, { ...place, plotCode: '' });
    const named = await hintsOf(first.applicationId);
    expect(named).toContainEqual(['sameApplicant', again.applicationNo]);
    expect(named.flat()).not.toContain(report.applicationNo);
    expect(await hintsOf(report.applicationId, 1)).toEqual([]);
  });
});
