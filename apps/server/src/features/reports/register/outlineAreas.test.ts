import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Input, RegisterReportResult } from '@temple-land/portal-core';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser } from '../../../../../../tests/support/staff.ts';
import { plots } from '../../../db/schema/land.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => newUser(service, 'reader.of.outlines', 'O', {}));

type Request = Omit<Input<'registerReport'>, 'pageNumber' | 'pageSize' | 'report'>;

async function load(request: Request): Promise<RegisterReportResult> {
  const page = { report: 'plots', pageNumber: 1, pageSize: 1000 } as const;
  const answer = await service.call('registerReport', { ...request, ...page }, officer.token);
  if (!('result' in answer)) throw new Error(`No report: ${JSON.stringify(answer)}`);
  return answer.result;
}

describe('the report of plots', () => {
  it('has the area of each outline and its difference, as the report of its khatiyan', async () => {
    const { rows } = await load({ districtCode: 1 });
    const shown = new Map(rows.map(({ ids: { plotCode = '' }, cells }) => [plotCode, cells]));
    const khatiyans = new Map(rows.map(({ ids }) => [ids.khatiyanId, ids]));
    let compared = 0;
    for (const { districtId, tahasilId, mouzaId, khatiyanId } of khatiyans.values()) {
      const place = { districtCode: districtId, tahasilCode: tahasilId, villageCode: mouzaId };
      const input = { level: 'plot', ...place, khataNoId: khatiyanId } as Input<'landInformation'>;
      const answer = await service.call('landInformation', input, officer.token);
      if (!('level' in answer) || answer.level !== 'plot') throw new Error('No report of plots.');
      for (const plot of answer.result.filter(({ geometryLevel }) => geometryLevel !== '')) {
        const { gisArea, difference } = shown.get(plot.code) ?? {};
        expect([plot.code, gisArea]).toEqual([plot.code, plot.gisArea]);
        expect(Number(difference)).toBeCloseTo(plot.difference, 1);
        compared += 1;
      }
    }
    expect(compared).toBe(rows.filter(({ cells }) => cells['gisArea'] !== null).length);
    expect(compared).toBeGreaterThan(20);
  });

  it('is filtered and sorted by the difference of its outline; none without an outline', async () => {
    const { db } = service.deps;
    const { rows } = await load({ districtCode: 1 });
    const [large, larger, without] = rows.map(({ ids: { plotCode = '' } }) => plotCode);
    const isIt = (code = '') => eq(plots.code, code);
    const grow = (by: number) => ({ area: sql`${plots.area} * ${by}::int` });
    await db.update(plots).set(grow(2)).where(isIt(large));
    await db.update(plots).set(grow(4)).where(isIt(larger));
    await db.update(plots).set({ ring: null }).where(isIt(without));
    const sort = { column: 'difference', direction: 'ascending' } as const;
    const filters = [{ column: 'difference', to: '-20' }];
    const found = await load({ districtCode: 1, filters, sort });
    expect(found.rows.map(({ ids }) => ids.plotCode)).toEqual([larger, large]);
    const last = (await load({ districtCode: 1, sort })).rows.at(-1);
    expect([last?.ids.plotCode, last?.cells['gisArea']]).toEqual([without, null]);
  });
});
