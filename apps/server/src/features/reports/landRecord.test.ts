import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSamplePlaces } from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { addRecordChange } from '../../db/activity/recordChanges.ts';
import { plots } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';

const service = makeAppBeforeAll();
let officer: SignedInUser;
let plot: typeof plots.$inferSelect;
beforeAll(async () => {
  officer = await service.signInAs('landOfficer');
  const places = await loadSamplePlaces(service);
  const place = places.find(({ district }) => district === 'PUR');
  const isSample = eq(plots.code, place?.plotCode ?? '');
  const [row] = await service.deps.db.select().from(plots).where(isSample);
  if (!row) throw new Error('The sample has no plot in Puri.');
  plot = row;
});

const readPlot = (token = officer.token) =>
  service.call('plotRecord', { plotCode: plot.code }, token);
const readKhatiyan = (token = officer.token) =>
  service.call('khatiyanRecord', { khataNoId: plot.khatiyanId }, token);

async function addHistory() {
  const { db } = service.deps;
  const change = {
    entity: 'plot',
    recordId: plot.id,
    action: 'update',
    changedBy: officer.userId,
    effectiveOn: '2026-02-01',
    source: 'Order 14/2026',
    fields: [{ name: 'kisam', before: 'Sarada-1', after: plot.kisam }],
  } as const;
  await addRecordChange(db, { ...change, fields: [...change.fields] }, service.clock.now());
  await db.insert(leases).values({
    leaseNo: 'LS/TEST/1',
    plotId: plot.id,
    mouzaId: plot.mouzaId,
    area: 0.01,
    kind: 'agricultural',
    lessee: 'Kuntala Canary',
    startsOn: '2010-04-01',
    endsOn: '2015-03-31',
    yearlyRent: 10,
    state: 'ended',
  });
}

describe('the record of a plot', () => {
  it('has its entries, outline, leases with masked people, and the changes with their document', async () => {
    await addHistory();
    const answer = await readPlot();
    expect(answer).toMatchObject({
      status: 200,
      result: {
        isActive: true,
        place: { district_name: 'Puri', villageCode: plot.mouzaId, khataNoId: plot.khatiyanId },
        plot: { code: plot.code, name: plot.number, area: plot.area, kisam: plot.kisam },
        changes: [{ source: 'Order 14/2026', effectiveOn: '2026-02-01', approvedBy: '' }],
      },
    });
    if (!('result' in answer)) return;
    const { outlines, leases: found } = answer.result;
    expect(outlines.at(-1)).toMatchObject({ plotNo: plot.number, isOwn: true });
    expect(found.find(({ leaseNo }) => leaseNo === 'LS/TEST/1')).toMatchObject({
      state: 'ended',
      lessee: 'K*** C***',
      applicationNo: '',
    });
    expect(JSON.stringify(answer)).not.toContain('Kuntala');
  });

  it('is kept when the plot is out of use', async () => {
    const isPlot = eq(plots.id, plot.id);
    await service.deps.db.update(plots).set({ isActive: false }).where(isPlot);
    expect(await readPlot()).toMatchObject({ status: 200, result: { isActive: false } });
    await service.deps.db.update(plots).set({ isActive: true }).where(isPlot);
  });
});

it('the record of a khatiyan has its front page, and plots that add up to its totals', async () => {
  const answer = await readKhatiyan();
  if (!('result' in answer)) throw new Error(`Status ${answer.status}.`);
  const { plots: rows, totals, place } = answer.result;
  expect(place.khataNoId).toBe(plot.khatiyanId);
  expect(rows.map(({ code }) => code)).toContain(plot.code);
  expect(totals.count).toBe(rows.length);
  const sum = rows.reduce((acres, { area }) => acres + area, 0);
  expect(totals.area).toBeCloseTo(sum, 4);
});

it('neither is shown to an officer of another district', async () => {
  const { otherDistrict } = await officersElsewhere(service);
  expect(await readPlot(otherDistrict.token)).toEqual({ status: 404 });
  expect(await readKhatiyan(otherDistrict.token)).toEqual({ status: 404 });
});
