// Long because each test divides plots that it makes, and looks at all that was about them.
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getDoubleArea, type Input, type PlotDivisionView } from '@temple-land/portal-core';
import { administration, approveNext } from '../../../../../tests/support/admin.ts';
import { sendCorrection } from '../../../../../tests/support/corrections.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { newUser } from '../../../../../tests/support/staff.ts';
import { corrections } from '../../db/schema/corrections.ts';
import { watches } from '../../db/schema/watches.ts';
import { mouzaFacts } from '../../db/schema/register.ts';
import { plots } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));
let token: string;
beforeAll(async () => {
  ({ token } = await newUser(service, 'admin.third', 'A', {}, { roleId: 4 }));
});

const corner = (x: number, y: number): [number, number] => [
  Math.round((85.8 + x / 1e4) * 1e7) / 1e7,
  Math.round((19.8 + y / 1e4) * 1e7) / 1e7,
];
const square = [corner(0, 0), corner(10, 0), corner(10, 10), corner(0, 10)];
const beside = [corner(10, 0), corner(20, 0), corner(20, 10), corner(10, 10)];
const line = [corner(4, -5), corner(4.3, 5), corner(3.9, 15)];
const source = 'Order 21/2026';
let count = 0;

async function createPlots() {
  const [mouza] = await admin.rows('mouza');
  const mouzaId = Number(mouza?.['id']);
  count += 1;
  const khatiyan = { mouzaId, number: `D${count}`, rorStatus: 'final' };
  const khatiyanId = await admin.saved('khatian', khatiyan);
  const entries = { khatiyanId, kisam: 'Rabi', status: 'available' };
  const numbers = [`${7000 + count}`, `${8000 + count}`];
  const first = { ...entries, number: numbers[0], area: 2.5001, ring: square };
  const second = { ...entries, number: numbers[1], area: 1.2, ring: beside };
  return {
    mouzaId,
    khatiyanId,
    numbers,
    ids: [await admin.saved('plot', first), await admin.saved('plot', second)] as const,
  };
}

type Request = Partial<Input<'plotDivisionAsk'>>;

const ask = (input: Request) =>
  service.call(
    'plotDivisionAsk',
    { kind: 'split', plotIds: [], source, effectiveOn: '', ...input },
    token,
  );

async function view(plotId: number): Promise<PlotDivisionView> {
  return service.result('plotDivision', { plotId }, token);
}

async function listInUse(khatiyanId: number) {
  const isInUse = and(eq(plots.khatiyanId, khatiyanId), eq(plots.isActive, true));
  return service.deps.db.select().from(plots).where(isInUse).orderBy(plots.id);
}

async function readFacts(mouzaId: number) {
  const isOwn = eq(mouzaFacts.mouzaId, mouzaId);
  const [row] = await service.deps.db.select().from(mouzaFacts).where(isOwn);
  if (!row) throw new Error('The mouza has no figures.');
  const { version: _version, recordedOn: _recordedOn, ...facts } = row;
  return facts;
}

describe('a split', () => {
  it('waits for a second administrator, keeps the area and retires the old plot', async () => {
    const { ids, khatiyanId, mouzaId, numbers } = await createPlots();
    const facts = await readFacts(mouzaId);
    expect(await ask({ plotIds: [ids[0]], line })).toEqual({ status: 202, isWaiting: true });
    expect(await listInUse(khatiyanId)).toHaveLength(2);
    expect((await view(ids[0])).isWaiting).toBe(true);
    expect(await ask({ plotIds: [ids[0]], line })).toMatchObject({ status: 409 });
    expect(await approveNext(service)).toEqual({ status: 200 });

    const made = (await listInUse(khatiyanId)).filter(({ id }) => id !== ids[1]);
    expect(made.map(({ number }) => number)).toEqual([`${numbers[0]}/1`, `${numbers[0]}/2`]);
    const parts = made.reduce((sum, { area }) => sum + Math.round(area * 1e4), 0);
    expect(parts).toBe(25_001);
    expect(await readFacts(mouzaId)).toEqual({ ...facts, plots: facts.plots + 1 });
    const { divisions, isActive } = await view(ids[0]);
    expect(isActive).toBe(false);
    expect(divisions).toMatchObject([
      {
        kind: 'split',
        source,
        undoneOn: null,
        parents: [{ plotNo: numbers[0], area: 2.5001 }],
        children: [{ plotNo: `${numbers[0]}/1` }, { plotNo: `${numbers[0]}/2` }],
      },
    ]);
    const [last] = await admin.history('plot', ids[0]);
    expect(last).toMatchObject({ action: 'retire', source });
    expect(last?.approvedBy).not.toBe('');
  });

  it('takes a line that begins and ends on the outline, and refuses one that ends inside', async () => {
    const { ids, khatiyanId } = await createPlots();
    const plotIds = [ids[0]];
    const draw = (north: number) => ask({ plotIds, line: [corner(5, 0), corner(5, north)] });
    expect(await draw(9)).toMatchObject({ status: 400 });
    expect(await draw(10)).toMatchObject({ status: 202 });
    expect(await approveNext(service)).toEqual({ status: 200 });
    const made = (await listInUse(khatiyanId)).filter(({ id }) => id !== ids[1]);
    expect(made.map(({ area }) => area)).toEqual([1.2501, 1.25]);
  });

  it('takes the areas of a survey only if they add up to the area of the record', async () => {
    const { ids, khatiyanId } = await createPlots();
    const input = { plotIds: [ids[0]], line };
    expect(await ask({ ...input, areas: [1, 1.5] })).toMatchObject({ status: 400 });
    expect(await ask({ ...input, areas: [2.5001] })).toMatchObject({ status: 400 });
    expect(await ask({ ...input, areas: [1, 1.5001] })).toMatchObject({ status: 202 });
    expect(await approveNext(service)).toEqual({ status: 200 });
    const areas = (await listInUse(khatiyanId)).map(({ area }) => area);
    expect(areas).toEqual([1.2, 1, 1.5001]);
  });

  it('is refused by a line that ends inside, and for a plot out of use or from a later day', async () => {
    const { ids } = await createPlots();
    const inside = [corner(-5, 5), corner(5, 5)];
    expect(await ask({ plotIds: [ids[0]], line: inside })).toMatchObject({ status: 400 });
    expect(await ask({ plotIds: [999_999], line })).toEqual({ status: 404 });
    const later = { plotIds: [ids[0]], line, effectiveOn: '2099-01-01' };
    expect(await ask(later)).toMatchObject({ status: 400 });
  });
});

describe('a merge', () => {
  it('makes one plot of adjoining ones, and its undo restores them exactly', async () => {
    const { ids, khatiyanId, mouzaId, numbers } = await createPlots();
    const before = await listInUse(khatiyanId);
    const facts = await readFacts(mouzaId);
    expect(await ask({ kind: 'merge', plotIds: [...ids] })).toMatchObject({ status: 202 });
    expect(await approveNext(service)).toEqual({ status: 200 });
    const [joined, ...others] = await listInUse(khatiyanId);
    expect(others).toEqual([]);
    expect(joined).toMatchObject({ number: `${numbers[0]}/1`, area: 3.7001 });
    const { plot, divisions } = await view(joined?.id ?? 0);
    expect(getDoubleArea(plot.corners)).toBe(getDoubleArea(square) + getDoubleArea(beside));

    const undo: Request = {
      kind: 'undo',
      plotIds: [joined?.id ?? 0],
      divisionId: divisions[0]?.id,
    };
    expect(await ask(undo)).toMatchObject({ status: 202 });
    expect(await approveNext(service)).toEqual({ status: 200 });
    const after = await listInUse(khatiyanId);
    // Both changes count a version; nothing else differs.
    const expected = before.map((row) => ({ ...row, version: row.version + 2 }));
    expect(after).toEqual(expected);
    expect(await readFacts(mouzaId)).toEqual(facts);
    expect((await view(ids[0])).divisions[0]?.undoneOn).not.toBeNull();
    expect(await ask(undo)).toEqual({ status: 404 });
  });

  it('is refused for plots of another kisam and for plots that do not meet', async () => {
    const { ids } = await createPlots();
    const isSecond = eq(plots.id, ids[1]);
    await service.deps.db.update(plots).set({ kisam: 'Sarada-2' }).where(isSecond);
    expect(await ask({ kind: 'merge', plotIds: [...ids] })).toMatchObject({ status: 400 });
    expect(await ask({ kind: 'merge', plotIds: [ids[0]] })).toMatchObject({ status: 400 });
  });
});

it('who decides sees the outlines and areas before and after', async () => {
  const { ids, numbers } = await createPlots();
  await ask({ plotIds: [ids[0]], line });
  const page = { isWaiting: true, pageNumber: 1, pageSize: 1 };
  const { rows } = await service.result('pendingChangeList', page, token);
  const { before = [], after = [] } = rows[0]?.division ?? {};
  expect(before).toMatchObject([{ id: ids[0], plotNo: numbers[0], area: 2.5001 }]);
  expect(after.map(({ plotNo }) => plotNo)).toEqual([`${numbers[0]}/1`, `${numbers[0]}/2`]);
  const sum = (list: readonly { area: number; corners: [number, number][] }[]) => [
    list.reduce((acres, { area }) => acres + Math.round(area * 1e4), 0),
    list.reduce((area, { corners }) => area + getDoubleArea(corners), 0),
  ];
  expect(sum(after)).toEqual(sum(before));
  await approveNext(service);
});

it('a merge passes its watches and correction requests on to the new plot', async () => {
  const { ids, khatiyanId, mouzaId, numbers } = await createPlots();
  const citizen = await service.signInAs('citizen');
  const [first = ''] = numbers;
  const watch = { kind: 'plot', villageCode: mouzaId, plotNo: first } as const;
  expect(await service.call('watchSave', watch, citizen.token)).toEqual({ status: 200 });
  const plotCode = `${mouzaId}-${first}`;
  const correctionId = await sendCorrection(service, citizen.token, { plotCode });
  const matters = await service.result('plotMatters', { entity: 'plot', ids: [...ids] }, token);
  expect(matters.map(({ kind, isBlocking }) => [kind, isBlocking])).toEqual([
    ['correction', false],
    ['watch', false],
  ]);
  await ask({ kind: 'merge', plotIds: [...ids] });
  await approveNext(service);
  const [joined] = await listInUse(khatiyanId);
  const { db } = service.deps;
  const [request] = await db.select().from(corrections).where(eq(corrections.id, correctionId));
  expect(request?.plotId).toBe(joined?.id);
  const isOwn = eq(watches.mouzaId, mouzaId);
  const watched = await db.select().from(watches).where(isOwn).orderBy(watches.id);
  expect(watched.map(({ plotNo }) => plotNo)).toEqual([first, joined?.number]);
});

it('a request about a divided plot is shown with its new plots and decided on one of them', async () => {
  const { ids, khatiyanId, mouzaId, numbers } = await createPlots();
  const citizen = await service.signInAs('citizen');
  const officer = await newUser(service, 'officer.of.state', 'O', {});
  const plotCode = `${mouzaId}-${numbers[0]}`;
  const entry = { plotCode, field: 'kisam', entryWanted: 'Sarada-1' } as const;
  const correctionId = await sendCorrection(service, citizen.token, entry);
  await ask({ plotIds: [ids[0]], line });
  await approveNext(service);
  const [first, second] = (await listInUse(khatiyanId)).filter(({ id }) => id !== ids[1]);
  const read = async () => {
    const list = { list: 'own', pageNumber: 1, pageSize: 50 } as const;
    const { rows } = await service.result('correctionList', list, citizen.token);
    return rows.find((row) => row.correctionId === correctionId);
  };
  const successors = [first, second].map((plot) => ({
    plotCode: plot?.code,
    plotNo: plot?.number,
  }));
  expect(await read()).toMatchObject({ plotNo: numbers[0], plotNoNow: numbers[0], successors });
  const matters = await service.result(
    'plotMatters',
    { entity: 'plot', ids: [second?.id ?? 0] },
    token,
  );
  expect(matters).toMatchObject([{ kind: 'correction', plotNo: second?.number }]);

  const step = { correctionId, action: 'propose', value: 'Sarada-1', source } as const;
  const propose = (changes: object) =>
    service.call('correctionStep', { ...step, ...changes }, officer.token);
  expect(await propose({})).toMatchObject({ status: 400 });
  expect(await propose({ plotCode: `${mouzaId}-${numbers[1]}` })).toMatchObject({ status: 409 });
  expect(await propose({ plotCode: second?.code })).toEqual({ status: 200 });
  await approveNext(service);
  const kisams = (await listInUse(khatiyanId)).map(({ id, kisam }) => [id, kisam]);
  expect(kisams).toContainEqual([second?.id, 'Sarada-1']);
  expect(kisams).toContainEqual([first?.id, 'Rabi']);
  expect(await read()).toMatchObject({
    state: 'entered',
    plotNo: numbers[0],
    plotNoNow: second?.number,
    successors: [],
  });
});

it('nothing is undone once a new plot was divided again', async () => {
  const { ids, khatiyanId } = await createPlots();
  await ask({ plotIds: [ids[0]], line });
  await approveNext(service);
  const [, first] = await listInUse(khatiyanId);
  const across = [corner(-5, 5), corner(25, 5)];
  expect(await ask({ plotIds: [first?.id ?? 0], line: across })).toMatchObject({ status: 202 });
  expect(await approveNext(service)).toEqual({ status: 200 });
  const { divisions } = await view(ids[0]);
  expect(divisions).toHaveLength(2);
  const undo: Request = { kind: 'undo', plotIds: [ids[0]], divisionId: divisions[1]?.id };
  expect(await ask(undo)).toMatchObject({ status: 409 });
});

it('a plot with an active lease is not divided', async () => {
  const { ids, mouzaId } = await createPlots();
  await service.deps.db.insert(leases).values({
    leaseNo: `LS/DIVIDE/${count}`,
    plotId: ids[0],
    mouzaId,
    area: 0.01,
    kind: 'agricultural',
    lessee: 'Kuntala Canary',
    startsOn: '2020-04-01',
    endsOn: '2035-03-31',
    yearlyRent: 10,
    state: 'active',
  });
  expect(await ask({ plotIds: [ids[0]], line })).toMatchObject({ status: 409 });
  const matters = await service.result('plotMatters', { entity: 'plot', ids: [...ids] }, token);
  const lease = { kind: 'lease', number: `LS/DIVIDE/${count}`, isBlocking: true };
  expect(matters).toMatchObject([{ ...lease, plotId: ids[0] }]);
});
