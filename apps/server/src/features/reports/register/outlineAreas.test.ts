import { describe, expect, it } from 'vitest';
import type { Input, RegisterReportResult } from '@temple-land/portal-core';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser } from '../../../../../../tests/support/staff.ts';

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
    const { rows } = await load({ districtCode: 1, tahasilCode: 1 });
    const ids = new Set(rows.slice(0, 300).map((row) => row.ids.khatiyanId ?? 0));
    const mouzas = new Map(rows.map((row) => [row.ids.khatiyanId ?? 0, row.ids.mouzaId ?? 0]));
    const shown = new Map(rows.map(({ ids: { plotCode = '' }, cells }) => [plotCode, cells]));
    let compared = 0;
    for (const khataNoId of ids) {
      const place = { districtCode: 1, tahasilCode: 1, villageCode: mouzas.get(khataNoId) };
      const input = { level: 'plot', ...place, khataNoId } as const;
      const answer = await service.call('landInformation', input, officer.token);
      if (!('level' in answer) || answer.level !== 'plot') throw new Error('No report of plots.');
      for (const plot of answer.result.filter(({ geometryLevel }) => geometryLevel !== '')) {
        const { gisArea, difference } = shown.get(plot.code) ?? {};
        expect([plot.code, gisArea]).toEqual([plot.code, plot.gisArea]);
        expect(Number(difference)).toBeCloseTo(plot.difference, 1);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('is filtered and sorted by the difference of its outline', async () => {
    const filters = [{ column: 'difference', from: '0.01' }];
    const sort = { column: 'difference', direction: 'descending' } as const;
    const { rows, total } = await load({ districtCode: 1, filters, sort });
    const found = rows.map(({ cells }) => Number(cells['difference']));
    expect(total).toBeGreaterThan(0);
    expect(found).toEqual([...found].sort((a, b) => b - a));
    expect(found.at(-1)).toBeGreaterThanOrEqual(0.01);
  });
});
