import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  inboxKinds,
  inboxTabs,
  submittedStages,
  type InboxTab,
  type Input,
} from '@temple-land/portal-core';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { users } from '../../../db/schema/account.ts';
import { reports } from '../../../db/schema/applicationDetails.ts';
import { applications } from '../../../db/schema/applications.ts';
import { createSeededRandom } from '../../../db/seed/random.ts';

type Application = typeof applications.$inferSelect;

const everything = { pageNumber: 1, pageSize: 1000 } as const;

/** The stages in which an officer of each role has something to do, written down apart from the workflows. */
const work: Readonly<Record<string, string>> = {
  dealing: '1.SUBMITTED 1.TRIAGE 1.NOTICE 2.SUBMITTED 2.SCRUTINY 2.VALUATION 2.PAID 2.APPROVED',
  field: '1.INSPECTION 2.FIELD 3.FILED 3.NOTICE_ISSUED 3.SERVED 3.HEARING 3.EVICTION_ORDERED',
  deciding:
    '1.NOTICE 2.RECOMMENDED 3.ORDER_RESERVED 6.FORM_M_SUBMITTED 6.TECH_QUALIFIED 6.H1 6.SECURITY 6.SUSPENDED',
  chief: '2.COMMITTEE 6.FORM_M_SUBMITTED 6.TECH_QUALIFIED',
  law: '2.LEGAL 3.FILED 3.SERVED 3.HEARING 3.STAYED',
  tender: '6.TECH_OPEN 6.FIN_OPEN 6.DEED 6.TECH_REJECTED 6.NOT_SELECTED',
  auditor: '',
};
const applicantStages = new Set(['2.QUERY', '2.DEMAND', '6.LOI']);
const serviceStage = '6.LIVE_SLOT';
const officeStages = new Set(Object.values(work).flatMap((list) => list.split(' ')));

const stageOf = ({ type, state }: Pick<Application, 'type' | 'state'>) => `${type}.${state}`;

describe('the inbox of an office that decides by stages', () => {
  const service = makeAppBeforeAll({ DECISIONS: 'staged' });
  const officers = createBeforeAll(() => officersOfPuri(service));
  const strangers = createBeforeAll(() => officersElsewhere(service));

  // Every application gets a random stage and date, with the same numbers in each run.
  beforeAll(async () => {
    const random = createSeededRandom(25);
    const { db } = service.deps;
    const now = service.clock.now().getTime();
    for (const { id } of await db.select().from(applications).orderBy(applications.id)) {
      const { type, state, status } = random.pick(submittedStages);
      const dueOn = random.below(3) === 0 ? null : new Date(now + (random.below(40) - 20) * 3.6e6);
      const values = { type, state, status, dueOn, plotCode: '' };
      await db.update(applications).set(values).where(eq(applications.id, id));
    }
  });

  const listOf = async ({ token }: SignedInUser, changes: Partial<Input<'inboxList'>> = {}) => {
    const request = { tab: 'mine', ...everything, ...changes } as const;
    const answer = await service.call('inboxList', request, token);
    return 'result' in answer ? answer.result : { rows: [], total: 0 };
  };

  const inPlaceOf = async ({ userId }: SignedInUser): Promise<Application[]> => {
    const [officer] = await service.deps.db.select().from(users).where(eq(users.id, userId));
    const all = await service.deps.db.select().from(applications);
    if (officer?.userType === 'T') {
      return all.filter(({ tahasilId }) => tahasilId === officer.tahasilId);
    }
    return all.filter(({ districtId }) => districtId === (officer?.districtId ?? districtId));
  };

  const expectedOf = (own: Application[], stages: string): Record<InboxTab, number> => {
    const count = (isCounted: (row: Application) => boolean) => own.filter(isCounted).length;
    const isOffice = (row: Application) =>
      officeStages.has(stageOf(row)) || stageOf(row) === serviceStage;
    const isApplicants = (row: Application) => applicantStages.has(stageOf(row));
    const isLate = ({ dueOn }: Application) => dueOn !== null && dueOn < service.clock.now();
    return {
      mine: count((row) => stages.split(' ').includes(stageOf(row))),
      office: count(isOffice),
      applicant: count(isApplicants),
      overdue: count((row) => (isOffice(row) || isApplicants(row)) && isLate(row)),
      closed: count((row) => !isOffice(row) && !isApplicants(row)),
    };
  };

  it.each(Object.keys(work) as (keyof Omit<typeof officers, 'place'>)[])(
    'of the %s officer has equal counts in badge, tabs and lists, equal to a count apart from it',
    async (name) => {
      const officer = officers[name];
      const counts = await service.result('inboxCounts', {}, officer.token);
      const expected = expectedOf(await inPlaceOf(officer), work[name] ?? '');
      expect(counts).toMatchObject(expected);
      for (const tab of inboxTabs) {
        const { rows, total } = await listOf(officer, { tab });
        expect([rows.length, total], tab).toEqual([expected[tab], expected[tab]]);
      }
      expect(expected.office).toBeGreaterThan(0);
    },
  );

  it('counts the own overdue ones, and marks what waits for the officer in every list', async () => {
    const { token } = officers.dealing;
    const { mineOverdue } = await service.result('inboxCounts', {}, token);
    const mine = (await listOf(officers.dealing)).rows;
    const now = service.clock.now().toISOString();
    expect(mineOverdue).toBe(mine.filter(({ dueOn }) => dueOn !== null && dueOn < now).length);
    const ids = new Set(mine.map(({ applicationId }) => applicationId));
    const { rows } = await listOf(officers.dealing, { tab: 'office' });
    expect(
      rows
        .filter(({ isMine }) => isMine)
        .map(({ applicationId }) => applicationId)
        .sort(),
    ).toEqual([...ids].sort());
    expect(mine.every(({ next }) => next?.turn === 'office')).toBe(true);
    const value = mine.find(({ state }) => state === 'VALUATION');
    expect(value?.next).toEqual({ action: 'value', turn: 'office', roles: ['Land officer'] });
  });

  it('holds every application in one of three lists', async () => {
    const { office, applicant, closed } = await service.result(
      'inboxCounts',
      {},
      strangers.everywhere.token,
    );
    const all = await service.deps.db.select().from(applications);
    expect(office + applicant + closed).toBe(all.length);
  });

  it('says the kind of land application or of reported use, and lists one kind', async () => {
    const seen = await service.deps.db.select().from(reports);
    await service.deps.db
      .update(applications)
      .set(submittedStages.find((stage) => stageOf(stage) === '1.TRIAGE') ?? {})
      .where(eq(applications.id, seen[0]?.applicationId ?? 0));
    const land = await service.deps.db.select().from(applications);
    const found = new Set<string>();
    for (const tab of ['office', 'closed'] as const) {
      const { rows } = await listOf(strangers.everywhere, { tab });
      for (const { applicationId: id, applicationType, kind } of rows) {
        const reported = seen.find(({ applicationId }) => applicationId === id)?.kind ?? '';
        const applied = land.find((row) => row.id === id)?.applicationKind;
        expect(kind).toBe(applicationType === 1 ? reported : applied);
        found.add(kind);
      }
      for (const kind of [...inboxKinds[1], ...inboxKinds[2]]) {
        const expected = rows.filter((row) => row.kind === kind);
        const answer = await listOf(strangers.everywhere, { tab, kind });
        expect(answer).toEqual({ rows: expected, total: expected.length });
      }
    }
    expect(inboxKinds[1].some((kind) => found.has(kind))).toBe(true);
    expect(inboxKinds[2].some((kind) => found.has(kind))).toBe(true);
  });

  it('has the earliest date first, and pages', async () => {
    const { rows } = await listOf(officers.chief, { tab: 'office' });
    const dates = rows.map(({ dueOn }) => dueOn ?? '9999');
    expect(dates).toEqual([...dates].sort());
    const second = await listOf(officers.chief, { tab: 'office', pageSize: 3, pageNumber: 2 });
    expect(second.rows).toEqual(rows.slice(3, 6));
  });

  it('has no full name of an applicant, and none at all of who reported', async () => {
    const applicants = await service.deps.db.select().from(users).where(eq(users.userType, 'CI'));
    for (const tab of inboxTabs) {
      const text = JSON.stringify((await listOf(officers.dealing, { tab })).rows);
      expect(applicants.filter(({ fullName }) => text.includes(fullName))).toEqual([]);
    }
    const { rows } = await listOf(officers.dealing, { tab: 'office' });
    const hidden = rows.filter(({ applicationType: type }) => type === 1 || type === 3);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.every(({ applicant }) => applicant === null)).toBe(true);
  });

  it('of other districts and tahasils does not have them', async () => {
    const ids = (await listOf(officers.field, { tab: 'office' })).rows.map(
      (row) => row.applicationId,
    );
    expect(ids.length).toBeGreaterThan(0);
    for (const who of [strangers.otherDistrict, strangers.otherTahasil]) {
      for (const tab of inboxTabs) {
        const { rows } = await listOf(who, { tab });
        expect(rows.filter((row) => ids.includes(row.applicationId))).toEqual([]);
      }
    }
    const places = await service.deps.db
      .select()
      .from(applications)
      .where(inArray(applications.id, ids));
    const narrowed = await listOf(officers.dealing, {
      tab: 'office',
      tahasilCode: places[0]?.tahasilId,
    });
    expect(narrowed.rows.map((row) => row.applicationId).sort()).toEqual(ids.sort());
  });
});

describe('the inbox of an office that decides without stages', () => {
  const service = makeAppBeforeAll();

  it('has every open application for each officer who may decide, as a decision', async () => {
    const { token } = await service.signInAs('tahasilOfficer');
    const request = { tab: 'mine', applicationType: 2, ...everything } as const;
    const { rows } = await service.result('inboxList', request, token);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ next }) => next?.action))).toEqual(new Set(['decide']));
    const queue = { applicationType: 2, statusType: 'P', ...everything } as const;
    const open = await service.result('officerQueue', queue, token);
    expect(rows.map((row) => row.applicationId).sort()).toEqual(
      open.rows.map((row) => row.applicationId).sort(),
    );
  });

  it('has no access to the full names, so that none is recorded', async () => {
    const { token } = await service.signInAs('landOfficer');
    await service.result('inboxList', { tab: 'mine', ...everything }, token);
    const citizen = await service.signInAs('citizen');
    const ledger = await service.call('accessLedger', everything, citizen.token);
    expect(ledger).toEqual({ status: 404 });
  });
});
