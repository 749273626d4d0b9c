import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DataRight } from '@temple-land/portal-core';
import { loadSamplePlaces } from '../../../../../tests/support/landApplication.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { newOfficerWithout } from '../../../../../tests/support/staff.ts';
import { plots } from '../../db/schema/land.ts';

const service = makeAppBeforeAll();

const officerWithout = (...missing: DataRight[]) => newOfficerWithout(service, 'O', missing);

async function loadPuri() {
  const place = (await loadSamplePlaces(service)).find(({ district }) => district === 'PUR');
  const [plot] = await service.deps.db
    .select()
    .from(plots)
    .where(eq(plots.code, place?.plotCode ?? ''));
  if (!place || !plot) throw new Error('The sample has no plot in Puri.');
  return { ...place, khataNoId: plot.khatiyanId };
}

describe('the layers of the map', () => {
  it('of leases, quarries and cases need a right to that kind of data', async () => {
    const { token } = await officerWithout('data.registers.see');
    const layers = (await service.result('mapLayers', {}, token)).map(({ id }) => id);
    expect(layers).toEqual(['districts', 'tahasils', 'mouzas', 'context', 'plots', 'cases']);
    const tile = { z: 16, x: 0, y: 0 };
    const codeOf = async (layer: string) =>
      (await service.send('mapTile', { layer, ...tile }, token)).code;
    expect([await codeOf('leases'), await codeOf('cases')]).toEqual([404, 200]);
  });

  it('can be selected by shape or mark only with a right to query these', async () => {
    const statusOf = async (missing: DataRight, request: object) => {
      const { token } = await officerWithout(missing);
      return (await service.call('plotSelection', request, token)).status;
    };
    const { plotCode } = await loadPuri();
    const near = { near: { plotCodes: [plotCode], metres: 0 } };
    expect(await statusOf('data.outlines.query', near)).toBe(403);
    expect(await statusOf('data.registers.query', { marked: 'lease' })).toBe(403);
    expect(await statusOf('data.applications.query', { marked: 'case' })).toBe(403);
    expect(await statusOf('data.applications.query', { plotCodes: [plotCode] })).toBe(200);
  });

  it('are downloaded as outlines only with a right to these, as a table without', async () => {
    const { token } = await officerWithout('data.outlines.export');
    const { plotCode } = await loadPuri();
    const codeOf = async (format: string) => {
      const input = { plotCodes: [plotCode], format };
      return (await service.send('plotSelectionExport', input, token)).code;
    };
    expect([await codeOf('geojson'), await codeOf('csv')]).toEqual([404, 200]);
  });
});

describe('a role that may see neither names nor amounts', () => {
  it('gets the reports and records without them, and is told which are withheld', async () => {
    const { token } = await officerWithout('data.people.see', 'data.money.see');
    const { plotCode, khataNoId, districtCode, tahasilCode, villageCode } = await loadPuri();
    const withheld = ['ownerLine', 'marfatdar', 'occupant', 'amount', 'rent', 'cess'];
    const place = { districtCode, tahasilCode, villageCode, khataNoId };
    const report = await service.call('landInformation', { level: 'plot', ...place }, token);
    expect(report).toMatchObject({
      withheld,
      khatiyan: { ownerLine: '', marfatdar: '', rent: 0, cess: 0 },
      totals: { amount: 0 },
    });
    const plot = await service.result('plotRecord', { plotCode }, token);
    expect(plot).toMatchObject({ withheld, plot: { occupant: '', amount: 0 } });
    expect(plot.khatiyan).toMatchObject({ ownerLine: '', rent: 0 });
    const khatiyan = await service.result('khatiyanRecord', { khataNoId }, token);
    expect(khatiyan).toMatchObject({ withheld, khatiyan: { marfatdar: '', cess: 0 } });
    const { khatiyans } = await service.result('landSearch', { text: 'khata 1' }, token);
    expect(new Set(khatiyans.map(({ ownerLine }) => ownerLine))).toEqual(new Set(['']));
    expect(plot.khatiyan.satwa).not.toBe('');
  });

  it('and no leases and applications gets a record without these lists', async () => {
    const missing = ['data.registers.see', 'data.applications.see', 'data.outlines.see'] as const;
    const { token } = await officerWithout(...missing);
    const { plotCode } = await loadPuri();
    const lists = { outlines: [], leases: [], applications: [] };
    expect(await service.result('plotRecord', { plotCode }, token)).toMatchObject({
      ...lists,
      withheld: Object.keys(lists),
    });
    for (const figure of ['leaseActive', 'pending']) {
      const request = { figure, pageNumber: 1, pageSize: 10 };
      const { status } = await service.call('dashboardList', request as never, token);
      expect([figure, status]).toEqual([figure, 403]);
    }
  });
});
