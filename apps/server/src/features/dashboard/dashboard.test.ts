// Long because every figure of the dashboard is compared with its list and with the stored rows.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  formatIndianDate,
  getTurn,
  type ApplicationType,
  type Dashboard,
  type DashboardFigure,
  type DashboardFilter,
  type DashboardRow,
} from '@temple-land/portal-core';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { users } from '../../db/schema/account.ts';
import { cases, reports } from '../../db/schema/applicationDetails.ts';
import { applications, applicationSteps } from '../../db/schema/applications.ts';
import { bids } from '../../db/schema/auctions.ts';
import { tenders } from '../../db/schema/content.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';
import { kisams } from '../../db/schema/plotDetails.ts';

type Application = typeof applications.$inferSelect;

const dayMs = 86_400_000;
const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const officers = createBeforeAll(() => officersOfPuri(service));
const strangers = createBeforeAll(() => officersElsewhere(service));
const administrator = createBeforeAll(() => service.signInAs('administrator'));

/** Whether somebody is to act: also for an approved application whose deed is not executed. */
const isWaiting = ({ type, state }: { type: number; state: string }) =>
  getTurn(type as ApplicationType, state) !== 'nobody';

/** The stored rows, and the decisions by application, from which the tests count apart from the service. */
async function loadStored() {
  const { db } = service.deps;
  const steps = await db.select().from(applicationSteps);
  const decidedAt = new Map<number, number>();
  for (const { applicationId, status, at } of steps) {
    const known = decidedAt.get(applicationId) ?? Infinity;
    if (status === 'A' || status === 'R') decidedAt.set(applicationId, Math.min(known, +at));
  }
  return {
    decidedAt,
    applications: await db.select().from(applications),
    kinds: new Map((await db.select().from(reports)).map((row) => [row.applicationId, row.kind])),
    cases: await db.select().from(cases),
    leases: await db.select().from(leases),
    plots: await db.select().from(plots),
    khatiyans: new Map((await db.select().from(khatiyans)).map((row) => [row.id, row])),
    mouzas: new Map((await db.select().from(mouzas)).map((row) => [row.id, row])),
    tahasils: new Map((await db.select().from(tahasils)).map((row) => [row.id, row])),
    districts: await db.select().from(districts),
    kisams: new Map((await db.select().from(kisams)).map((row) => [row.name, row.kisamClass])),
    tenders: await db.select().from(tenders),
    bids: await db.select().from(bids),
  };
}
let stored: Awaited<ReturnType<typeof loadStored>>;

// Dates around today, so that no figure of open applications is zero; ends and rents of leases likewise.
beforeAll(async () => {
  const { db } = service.deps;
  const now = service.clock.now().getTime();
  const open = (await db.select().from(applications)).filter(isWaiting);
  for (const [index, { id }] of open.entries()) {
    const values = {
      createdOn: new Date(now - ((index * 7) % 120) * dayMs),
      dueOn: index % 4 === 3 ? null : new Date(now + ((index % 15) - 5) * dayMs + 3_600_000),
    };
    await db.update(applications).set(values).where(eq(applications.id, id));
  }
  for (const [index, { id }] of (await db.select().from(leases)).entries()) {
    const endsOn = formatIndianDate(new Date(now + ((index * 11) % 220) * dayMs));
    const nextRentOn = formatIndianDate(new Date(now + ((index % 9) - 4) * dayMs));
    await db.update(leases).set({ endsOn, nextRentOn }).where(eq(leases.id, id));
  }
  stored = await loadStored();
});

const load = (user: SignedInUser, filter: DashboardFilter = {}) =>
  service.result('dashboard', filter, user.token);

async function list(
  user: SignedInUser,
  figure: DashboardFigure,
  part = '',
  filter: DashboardFilter = {},
): Promise<DashboardRow[]> {
  const request = { ...filter, figure, part, pageNumber: 1, pageSize: 1000 };
  const answer = await service.call('dashboardList', request, user.token);
  if (!('result' in answer)) return [];
  expect(answer.result.total).toBe(answer.result.rows.length);
  return answer.result.rows;
}

interface Area {
  districtId: number | null;
  tahasilId: number | null;
}
const areaOf = async ({ userId }: SignedInUser): Promise<Area> => {
  const [user] = await service.deps.db.select().from(users).where(eq(users.id, userId));
  const isTahasil = user?.userType === 'T';
  const isAll = user?.userType === 'A';
  return {
    districtId: isAll || isTahasil ? null : (user?.districtId ?? null),
    tahasilId: isTahasil ? (user.tahasilId ?? -1) : null,
  };
};

const isIn = (area: Area, districtId: number, tahasilId: number) =>
  (area.districtId ?? districtId) === districtId && (area.tahasilId ?? tahasilId) === tahasilId;

function isLandIn(area: Area, mouzaId: number): boolean {
  const mouza = stored.mouzas.get(mouzaId);
  const tahasil = stored.tahasils.get(mouza?.tahasilId ?? 0);
  const district = stored.districts.find(({ id }) => id === tahasil?.districtId);
  if (!mouza?.isActive || !tahasil?.isActive || !district?.isActive) return false;
  return isIn(area, tahasil.districtId, tahasil.id);
}

/** The figures of an area with the list of each, counted from the stored rows. */
function expectedOf(area: Area, isCounted: (row: Application) => boolean = () => true) {
  const now = service.clock.now();
  const own = stored.applications.filter(
    (row) => isIn(area, row.districtId, row.tahasilId) && isCounted(row),
  );
  const isLate = ({ dueOn }: Application) => dueOn !== null && dueOn < now;
  const open = own.filter(isWaiting);
  const decided = own.filter(
    ({ id, status }) => (status === 'A' || status === 'R') && stored.decidedAt.has(id),
  );
  const month = (at: number | Date) => formatIndianDate(new Date(at)).slice(0, 7);
  const decidedIn = (name: string) =>
    decided.filter(({ id }) => month(stored.decidedAt.get(id) ?? 0) === name);
  const soon = new Date(now.getTime() + 7 * dayMs);
  return { own, open, decided, isLate, month, decidedIn, now, soon };
}

const numbersOf = (rows: readonly Application[]) => rows.map(({ number }) => number).sort();
const listed = (rows: readonly DashboardRow[]) =>
  rows.map((row) => (row.kind === 'application' ? row.applicationNo : String(row.id))).sort();

type Name = 'dealing' | 'field' | 'everywhere' | 'otherDistrict' | 'administrator';
const readers: readonly Name[] = [
  'dealing',
  'field',
  'everywhere',
  'otherDistrict',
  'administrator',
];
const userOf = (name: Name): SignedInUser => {
  if (name === 'administrator') return administrator;
  return name === 'dealing' || name === 'field' ? officers[name] : strangers[name];
};

describe.each(readers)('the dashboard of %s', (name) => {
  it('has the counts of its lists and of the stored applications', async () => {
    const user = userOf(name);
    const { tiles, cases: counted, ...found } = await load(user);
    const expected = expectedOf(await areaOf(user));
    const { own, open, decided, isLate, now, soon } = expected;
    const present = expected.decidedIn(expected.month(now));
    const ordered = new Set(['EVICTION_ORDERED', 'POSSESSION_TAKEN']);
    const figures: [DashboardFigure, string, number, Application[]][] = [
      ['pending', '', tiles.pending, open],
      ['overdue', '', tiles.overdue, open.filter(isLate)],
      [
        'dueSoon',
        '',
        tiles.dueSoon,
        open.filter(({ dueOn }) => dueOn && dueOn >= now && dueOn < soon),
      ],
      ['decided', '', tiles.decided, present],
      ['everDecided', '', tiles.everDecided, decided],
      ['caseFiled', '', counted.filed, own.filter(({ type }) => type === 3)],
      [
        'caseOrdered',
        '',
        counted.ordered,
        own.filter(({ type, state }) => type === 3 && ordered.has(state)),
      ],
      [
        'casePossession',
        '',
        counted.possession,
        own.filter(({ type, state }) => type === 3 && state === 'POSSESSION_TAKEN'),
      ],
      [
        'tenderResult',
        '',
        found.tenders.results,
        own.filter(({ type, status }) => type === 6 && 'AR'.includes(status)),
      ],
    ];
    for (const { applicationType: type, state, inTime, overdue } of found.stages) {
      const here = open.filter((row) => row.type === type && row.state === state);
      figures.push(['stage', `${type}.${state}.overdue`, overdue, here.filter(isLate)]);
      figures.push([
        'stage',
        `${type}.${state}.inTime`,
        inTime,
        here.filter((row) => !isLate(row)),
      ]);
    }
    for (const { ageBand, inTime, overdue } of found.ages) {
      const [from = 0, to = 0] = ageBand.split('-').map(Number);
      const here = open.filter(({ createdOn }) => {
        const days = Math.floor((now.getTime() - createdOn.getTime()) / dayMs);
        return days >= from && days <= (to || Infinity);
      });
      figures.push(['age', `${ageBand}.overdue`, overdue, here.filter(isLate)]);
      figures.push(['age', `${ageBand}.inTime`, inTime, here.filter((row) => !isLate(row))]);
    }
    for (const { month, received, decided: count } of found.months) {
      const got = own.filter(({ createdOn }) => expected.month(createdOn) === month);
      figures.push(['received', month, received, got]);
      figures.push(['decidedIn', month, count, expected.decidedIn(month)]);
    }
    const outcomes = { pending: 'P', transferred: 'A', rejected: 'R' } as const;
    for (const { kind, ...counts } of found.reports) {
      for (const [outcome, status] of Object.entries(outcomes)) {
        const here = own.filter(
          (row) => row.type === 1 && row.status === status && stored.kinds.get(row.id) === kind,
        );
        const count = counts[outcome as keyof typeof outcomes];
        figures.push(['report', `${kind}.${outcome}`, count, here]);
      }
    }
    for (const [figure, part, count, rows] of figures) {
      expect([figure, part, count]).toEqual([figure, part, rows.length]);
      expect(listed(await list(user, figure, part)), `${figure} ${part}`).toEqual(numbersOf(rows));
    }
    const sum = (values: number[]) => Number(values.reduce((all, one) => all + one, 0).toFixed(4));
    expect(sum([tiles.decidedArea])).toBe(sum(present.map(({ area }) => area)));
    expect(sum(found.stages.map((row) => row.inTime + row.overdue))).toBe(open.length);
    expect(sum(found.ages.map((row) => row.inTime + row.overdue))).toBe(open.length);
    const days = decided
      .map(({ id, createdOn }) =>
        Math.floor(((stored.decidedAt.get(id) ?? 0) - +createdOn) / dayMs),
      )
      .sort((one, other) => one - other);
    expect(tiles.medianDays).toBe(days[Math.floor((days.length - 1) / 2)] ?? null);
    const ids = new Set(
      own.filter(({ state }) => state === 'POSSESSION_TAKEN').map(({ id }) => id),
    );
    const recovered = stored.cases.filter(({ applicationId }) => ids.has(applicationId));
    expect(sum([counted.recoveredArea])).toBe(sum(recovered.map((row) => row.recoveredArea ?? 0)));
  });

  it('has the land, leases and tenders of its lists and of the stored records', async () => {
    const user = userOf(name);
    const area = await areaOf(user);
    const found: Dashboard = await load(user);
    const { land, leases: let_, tenders: open, places } = found;
    const own = stored.plots.filter(
      (plot) =>
        plot.isActive &&
        stored.khatiyans.get(plot.khatiyanId)?.isActive &&
        isLandIn(area, plot.mouzaId),
    );
    const bookOf = (plot: (typeof own)[number]) => stored.khatiyans.get(plot.khatiyanId);
    const groups = [
      ['plotsOfKisam', land.kisams, (plot) => stored.kisams.get(plot.kisam) ?? 'other'],
      ['plotsOfSatwa', land.satwas, (plot) => bookOf(plot)?.satwa],
      ['plotsOfRor', land.ror, (plot) => bookOf(plot)?.rorStatus],
    ] as const satisfies readonly [
      DashboardFigure,
      Dashboard['land']['ror'],
      (plot: (typeof own)[number]) => string | undefined,
    ][];
    for (const [figure, shares, toName] of groups) {
      expect(shares.reduce((all, { plots: count }) => all + count, 0)).toBe(own.length);
      for (const share of shares) {
        const here = own.filter((plot) => toName(plot) === share.name);
        expect(share.plots).toBe(here.length);
        expect(share.area).toBeCloseTo(
          here.reduce((all, plot) => all + plot.area, 0),
          3,
        );
        const rows = await list(user, figure, share.name);
        expect(listed(rows)).toEqual(here.map(({ id }) => String(id)).sort());
      }
    }
    const today = formatIndianDate(service.clock.now());
    const active = stored.leases.filter(
      (row) => row.state === 'active' && isLandIn(area, row.mouzaId),
    );
    for (const [days, count] of [
      [30, let_.ending30],
      [90, let_.ending90],
      [180, let_.ending180],
    ] as const) {
      const last = formatIndianDate(new Date(service.clock.now().getTime() + days * dayMs));
      const here = active.filter(({ endsOn }) => endsOn >= today && endsOn <= last);
      expect(count).toBe(here.length);
      expect(await list(user, 'leaseEnding', String(days))).toHaveLength(count);
    }
    const due = active.filter(({ nextRentOn }) => nextRentOn !== null && nextRentOn <= today);
    expect(let_.due).toBe(due.length);
    expect(let_.dues).toBeCloseTo(
      due.reduce((all, { yearlyRent }) => all + yearlyRent, 0),
      2,
    );
    expect(await list(user, 'leaseDue')).toHaveLength(due.length);
    const now = service.clock.now();
    const isOpen = (row: (typeof stored.tenders)[number]) =>
      row.isActive && row.startDate <= now && row.closeDate >= now;
    const closing = stored.tenders.filter(
      (row) => isOpen(row) && row.closeDate.getTime() < now.getTime() + 7 * dayMs,
    );
    expect([open.open, open.closing, open.bids]).toEqual([
      stored.tenders.filter(isOpen).length,
      closing.length,
      stored.bids.length,
    ]);
    expect(await list(user, 'tenderOpen')).toHaveLength(open.open);
    expect(await list(user, 'tenderClosing')).toHaveLength(open.closing);
    expect(await list(user, 'tenderBids')).toHaveLength(open.bids);
    expect(places.reduce((all, place) => all + place.plots, 0)).toBe(own.length);
    expect(places.reduce((all, place) => all + place.leases, 0)).toBe(active.length);
    for (const figure of ['pending', 'overdue', 'dueSoon', 'decided'] as const)
      expect(places.reduce((all, place) => all + place[figure], 0)).toBe(found.tiles[figure]);
    expect(places.reduce((all, place) => all + place.possessions, 0)).toBe(found.cases.possession);
  });
});

describe('the filter of a dashboard', () => {
  it('narrows figures and lists alike to a place, a type and days of receipt', async () => {
    const all = await load(administrator);
    const place = all.places.find(({ code }) => code === officers.place.districtCode);
    const filter = { districtCode: officers.place.districtCode };
    const own = await load(administrator, filter);
    expect(own.placeLevel).toBe('tahasil');
    expect(own.tiles.pending).toBe(place?.pending);
    expect(own.tiles).toEqual((await load(officers.dealing)).tiles);
    const now = service.clock.now().getTime();
    const [receivedFrom, receivedTo] = [60, 10].map((days) =>
      formatIndianDate(new Date(now - days * dayMs)),
    );
    const narrow = { ...filter, applicationType: 2, receivedFrom, receivedTo } as const;
    const { open } = expectedOf({ districtId: filter.districtCode, tahasilId: null }, (row) => {
      const day = formatIndianDate(row.createdOn);
      return row.type === 2 && day >= (receivedFrom ?? '') && day <= (receivedTo ?? '');
    });
    expect((await load(administrator, narrow)).tiles.pending).toBe(open.length);
    const rows = await list(administrator, 'pending', '', narrow);
    expect(listed(rows)).toEqual(numbersOf(open));
    expect(open.length).toBeGreaterThan(0);
  });

  it('has the mouzas of the own tahasil for the field staff, and narrows to one of them', async () => {
    const own = await load(officers.field);
    expect(own.placeLevel).toBe('mouza');
    const inTahasil = await service.deps.db
      .select({ id: mouzas.id })
      .from(mouzas)
      .where(eq(mouzas.tahasilId, officers.place.tahasilCode));
    const codes = new Set(inTahasil.map(({ id }) => id));
    expect(own.places.filter(({ code }) => !codes.has(code))).toEqual([]);
    const busy = own.places.find(({ pending }) => pending > 0);
    const narrow = { villageCode: busy?.code ?? 0 };
    const one = await load(officers.field, narrow);
    expect(one.tiles.pending).toBe(busy?.pending);
    expect(one.places.map(({ code }) => code)).toEqual([busy?.code]);
    expect(await list(officers.field, 'pending', '', narrow)).toHaveLength(busy?.pending ?? 0);
  });

  it('does not widen the area of an officer', async () => {
    const { districtCode } = officers.place;
    const found = await load(strangers.otherDistrict, { districtCode });
    expect([found.tiles.pending, found.cases.filed, found.places]).toEqual([0, 0, []]);
    expect(await list(strangers.otherDistrict, 'plots', '', { districtCode })).toEqual([]);
  });
});
