import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StepData } from '@temple-land/portal-core';
import { mustTake } from '../../../../../../tests/support/landLife.ts';
import { loadSamplePlaces, type Place } from '../../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { reportFrom } from '../../../../../../tests/support/reports.ts';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { findStoredApplication, officeStep } from '../../../../../../tests/support/stepData.ts';
import { queryRows } from '../../../db/database.ts';
import { cases } from '../../../db/schema/applicationDetails.ts';
import { applications } from '../../../db/schema/applications.ts';
import { plots } from '../../../db/schema/land.ts';
import { plotEvents } from '../../../db/schema/plotEvents.ts';
import { encroachments, landUseVerifications, mouzaFacts } from '../../../db/schema/register.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
let citizen: SignedInUser;
let office: Awaited<ReturnType<typeof officersOfPuri>>;
let nextPlot: () => Place;
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
  office = await officersOfPuri(service);
  await service.deps.db.delete(encroachments);
  const places = (await loadSamplePlaces(service)).filter(
    ({ tahasil }) => tahasil === 'Brahmagiri',
  );
  let count = 0;
  nextPlot = () => {
    count += 1;
    return places[count % places.length] ?? office.place;
  };
});

const take = (who: SignedInUser, id: number, action: string, given: StepData = {}) =>
  mustTake(service, who, id, action, given);

const found = { fieldReport: 'A wall', foundUse: 'House', encroachedArea: '0.02' };

async function toNotice(given: StepData = found, place = nextPlot()) {
  const { applicationId } = await reportFrom(service, citizen, place);
  await take(office.dealing, applicationId, 'accept');
  await take(office.dealing, applicationId, 'inspect');
  await take(office.field, applicationId, 'report', given);
  return { id: applicationId, place };
}

async function toCase(given: StepData = found) {
  const { id, place } = await toNotice(given);
  await take(office.dealing, id, 'transfer', { authority: 'tahasilCourt' });
  const [made] = await service.deps.db
    .select()
    .from(applications)
    .where(eq(applications.parentId, id));
  return { reportId: id, caseId: made?.id ?? 0, place };
}

async function toEviction() {
  const made = await toCase();
  await take(office.law, made.caseId, 'issueNotice', { caseNo: '16A/12' });
  await take(office.field, made.caseId, 'serve', { date: '2026-03-16' });
  await take(office.law, made.caseId, 'listHearing', { date: '2026-04-01' });
  await take(office.law, made.caseId, 'reserveOrder');
  await take(office.deciding, made.caseId, 'orderEviction', { orderNo: 'O/5' });
  return made;
}

const encroachmentsOf = (...ids: number[]) =>
  service.deps.db
    .select()
    .from(encroachments)
    .where(inArray(encroachments.applicationId, ids))
    .orderBy(encroachments.id);

const eventsOf = async (...ids: number[]) => {
  const rows = await service.deps.db
    .select({ kind: plotEvents.kind })
    .from(plotEvents)
    .where(inArray(plotEvents.applicationId, ids))
    .orderBy(plotEvents.id);
  return rows.map(({ kind }) => kind);
};

/** Checks that the figures of a mouza are what its registers add up to. */
async function expectFigures({ villageCode }: Place) {
  const { db } = service.deps;
  const [facts] = await db.select().from(mouzaFacts).where(eq(mouzaFacts.mouzaId, villageCode));
  const [summed] = await queryRows<{ encroached: number; verifications: number }>(
    db,
    sql`select
      (select coalesce(sum(area), 0)::float from encroachments
        where mouza_id = ${villageCode} and state = 'open') as encroached,
      (select count(*)::int from land_use_verifications
        where mouza_id = ${villageCode} and state = 'completed') as verifications`,
  );
  expect([facts?.areaEncroached, facts?.verifications]).toEqual([
    summed?.encroached,
    summed?.verifications,
  ]);
}

describe('an inspection', () => {
  it('is a completed verification of the plot', async () => {
    const { id, place } = await toNotice();
    const isOwn = eq(landUseVerifications.applicationId, id);
    const rows = await service.deps.db.select().from(landUseVerifications).where(isOwn);
    expect(rows).toMatchObject([
      { state: 'completed', completedOn: '2026-03-16', foundUse: 'House', remark: 'A wall' },
    ]);
    expect(await eventsOf(id)).toEqual(['verified']);
    await expectFigures(place);
    await take(office.field, id, 'undo');
    expect(await service.deps.db.$count(landUseVerifications, isOwn)).toBe(0);
    expect(await eventsOf(id)).toEqual([]);
  });

  it('may name the plot of a report that has none, if the mouza has it', async () => {
    const place = nextPlot();
    const [plot] = await service.deps.db.select().from(plots).where(eq(plots.code, place.plotCode));
    const { applicationId } = await reportFrom(service, citizen, { ...place, plotCode: '' });
    await take(office.dealing, applicationId, 'accept');
    await take(office.dealing, applicationId, 'inspect');
    const unknown = { ...found, plotNo: '99999' };
    expect(await officeStep(service, office.field, applicationId, 'report', unknown)).toEqual({
      status: 400,
      message: 'There is no plot 99999 in this mouza',
    });
    await take(office.field, applicationId, 'report', { ...found, plotNo: plot?.number });
    const { plotCode } = await findStoredApplication(service, applicationId);
    expect(plotCode).toBe(place.plotCode);
    expect(await eventsOf(applicationId)).toEqual(['verified']);
  });

  it('is refused with more acres than the plot has', async () => {
    const place = nextPlot();
    const { applicationId } = await reportFrom(service, citizen, place);
    await take(office.dealing, applicationId, 'accept');
    await take(office.dealing, applicationId, 'inspect');
    const given = { ...found, encroachedArea: '9999' };
    expect(await officeStep(service, office.field, applicationId, 'report', given)).toMatchObject({
      status: 400,
    });
  });
});

describe('a transferred report', () => {
  it('opens an encroachment of the measured acres, and a case', async () => {
    const { reportId, caseId, place } = await toCase();
    expect(await encroachmentsOf(reportId)).toMatchObject([
      { area: 0.02, kind: 'fence', foundOn: '2026-03-16', state: 'open', removedOn: null },
    ]);
    expect(await eventsOf(reportId, caseId)).toEqual([
      'verified',
      'encroachmentFound',
      'caseOpened',
    ]);
    await expectFigures(place);
  });

  it('opens no encroachment when the inspection found none', async () => {
    const { reportId } = await toCase({ ...found, encroachedArea: '0' });
    expect(await encroachmentsOf(reportId)).toEqual([]);
  });
});

describe('a case', () => {
  it('removes the encroachment with the recovered acres and the day of possession', async () => {
    const { reportId, caseId, place } = await toEviction();
    const given = { fieldReport: 'Wall removed', date: '2026-03-15', recoveredArea: '0.02' };
    await take(office.field, caseId, 'takePossession', given);
    expect(await encroachmentsOf(reportId, caseId)).toMatchObject([
      { state: 'removed', removedOn: '2026-03-15', recoveredArea: 0.02 },
    ]);
    const [matter] = await service.deps.db
      .select()
      .from(cases)
      .where(eq(cases.applicationId, caseId));
    expect(matter).toMatchObject({ possessionOn: '2026-03-15', recoveredArea: 0.02 });
    expect((await eventsOf(caseId)).slice(1)).toEqual(['evictionOrdered', 'possessionTaken']);
    await expectFigures(place);
  });

  it('leaves the rest encroached when less was recovered', async () => {
    const { reportId, caseId, place } = await toEviction();
    const given = { fieldReport: 'Half', date: '2026-03-16', recoveredArea: '0.015' };
    await take(office.field, caseId, 'takePossession', given);
    expect(await encroachmentsOf(reportId, caseId)).toMatchObject([
      { state: 'removed', recoveredArea: 0.015 },
      { state: 'open', area: 0.005 },
    ]);
    await expectFigures(place);
  });

  it.each([
    [{ date: '2026-03-16', recoveredArea: '0.03' }, '0.0200 acre'],
    [{ date: '2026-04-16', recoveredArea: '0.02' }, 'date'],
    [{ date: '2026-03-16' }, 'Recovered area'],
  ])('takes no possession with %j', async (given, words) => {
    const { caseId } = await toEviction();
    const whole = { fieldReport: 'x', ...given };
    expect(await officeStep(service, office.field, caseId, 'takePossession', whole)).toEqual({
      status: 400,
      message: expect.stringContaining(words),
    });
  });

  it('closes the encroachment without recovery when it is dismissed; a stay is in the history', async () => {
    const { reportId, caseId, place } = await toCase();
    await take(office.law, caseId, 'issueNotice', { caseNo: '16A/13' });
    await take(office.law, caseId, 'stay', { courtNo: 'WP 100' });
    await take(office.law, caseId, 'vacateStay', { courtNo: 'WP 101' });
    await take(office.deciding, caseId, 'dismiss', { orderNo: 'O/6', reason: 'notDeityLand' });
    expect(await encroachmentsOf(reportId, caseId)).toMatchObject([
      { state: 'dismissed', removedOn: null, recoveredArea: null },
    ]);
    expect(await eventsOf(caseId)).toEqual([
      'caseOpened',
      'caseStayed',
      'stayVacated',
      'caseDismissed',
    ]);
    await expectFigures(place);
  });

  it('is refused to wrong roles and elsewhere', async () => {
    const { caseId } = await toEviction();
    const given = { fieldReport: 'x', date: '2026-03-16', recoveredArea: '0.02' };
    for (const role of ['dealing', 'law', 'deciding', 'chief', 'tender', 'auditor'] as const) {
      const answer = await officeStep(service, office[role], caseId, 'takePossession', given);
      expect(answer).toMatchObject({ status: 403 });
    }
    const { otherTahasil } = await officersElsewhere(service);
    const answer = await officeStep(service, otherTahasil, caseId, 'takePossession', given);
    expect(answer).toMatchObject({ status: 404 });
  });
});
