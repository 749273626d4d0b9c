import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import {
  getReportName,
  languages,
  maxPdfRows,
  message,
  registerColumns,
  registerReports,
  type Input,
  type RegisterReportResult,
} from '@temple-land/portal-core';
import { readPdfText } from '../../../../../../tests/support/pdfText.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser } from '../../../../../../tests/support/staff.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => newUser(service, 'reader.of.state', 'O', {}));

type Request = Omit<Input<'registerReport'>, 'pageNumber' | 'pageSize'>;

async function load(request: Request): Promise<RegisterReportResult> {
  const page = { pageNumber: 1, pageSize: 1000 } as const;
  const answer = await service.call('registerReport', { ...request, ...page }, officer.token);
  if (!('result' in answer)) throw new Error(`No report: ${JSON.stringify(answer)}`);
  return answer.result;
}

describe('the file of a report', () => {
  const linesOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trim().split('\r\n');

  it('has exactly the rows and columns seen, the totals, and the filters in words', async () => {
    const view: Request = {
      report: 'leases',
      filters: [{ column: 'state', is: ['active'] }],
      sort: { column: 'amount', direction: 'descending' },
    };
    const columns = ['leaseNo', 'amount'];
    const { bytes, headers } = await service.send(
      'registerReportFile',
      { ...view, format: 'csv', columns },
      officer.token,
    );
    expect(headers['content-disposition']).toContain('report-leases.csv');
    const seen = await load(view);
    const [head, ...lines] = linesOf(bytes);
    expect(head).toBe('"Sl.","Lease no.","Lease rent, ₹"');
    expect(lines.slice(0, seen.total)).toEqual(
      seen.rows.map(
        ({ cells }, index) =>
          `${index + 1},"${cells['leaseNo']}",${Number(cells['amount']).toFixed(2)}`,
      ),
    );
    expect(lines[seen.total]).toBe(`"Total",,${seen.totals['amount']?.toFixed(2)}`);
    expect(lines.slice(seen.total + 1)).toEqual([
      '"Report","Lease and dues register"',
      '"State","Active"',
      '"Sorted by","Lease rent, ₹, descending"',
      `"Records","${seen.total}"`,
      '"As on","16-03-2026 12:00"',
      '"Source","Temple Land Portal"',
      '"Made by","Pramila Rout"',
    ]);
  });

  it('has all rows of many parts, once each', async () => {
    const request = { report: 'plots', format: 'csv', columns: ['plotNo', 'area'] } as const;
    const sort = { column: 'area', direction: 'ascending' } as const;
    const { total } = await load({ report: 'plots' });
    for (const input of [request, { ...request, sort }, { ...request, group: 'kisam' }]) {
      const { bytes } = await service.send('registerReportFile', input, officer.token);
      const rows = linesOf(bytes).slice(1, total + 1);
      expect(rows.map((line) => Number(line.split(',')[0]))).toEqual(
        rows.map((_, index) => index + 1),
      );
      expect(linesOf(bytes)[total + 1]).toMatch(/^"Total"/);
    }
  });

  it('as a workbook has the rows and totals on one sheet, and its terms on another', async () => {
    const view: Request = { report: 'mouzas', districtCode: 1, group: 'tahasil' };
    const seen = await load(view);
    const columns = ['mouza', 'area'];
    const input = { ...view, format: 'xlsx', columns };
    const { bytes } = await service.send('registerReportFile', input, officer.token);
    const { sheets } = await readXlsx(bytes);
    const [report, terms] = sheets.map(({ rows }) => rows);
    expect(sheets.length).toBe(2);
    expect(report?.[0]).toEqual(['Sl.', 'Mouza', 'Area, acre']);
    expect(report?.slice(1, -1)).toEqual(
      seen.rows.map(({ cells }, index) => [index + 1, cells['mouza'], cells['area']]),
    );
    expect(report?.at(-1)).toEqual(['Total', null, seen.totals['area']]);
    expect(terms).toEqual([
      ['Terms of the report', null],
      ['Report', 'Mouza abstract'],
      ['District', 'Puri'],
      ['Grouped by', 'Tahasil'],
      ['Records', String(seen.total)],
      ['As on', '16-03-2026 12:00'],
      ['Source', 'Temple Land Portal'],
      ['Made by', 'Pramila Rout'],
    ]);
  });

  it.each(languages)('as a workbook of each report is read in %s', async (language) => {
    const browser = service.otherBrowser(language);
    for (const report of registerReports) {
      const columns = [registerColumns[report][0]?.key ?? ''];
      const view = { report, districtCode: 1, tahasilCode: 2, format: 'xlsx', columns };
      const { bytes, code } = await browser.send('registerReportFile', view, officer.token);
      expect([report, code]).toEqual([report, 200]);
      const { sheets } = await readXlsx(bytes);
      expect([report, sheets.length]).toEqual([report, 2]);
      const name = message(language, getReportName(report));
      expect(name.startsWith(sheets[0]?.name ?? '-')).toBe(true);
      expect(sheets[1]?.name).toBe(message(language, 'report.terms'));
    }
  });

  it('as a PDF has a table of all rows with totals on numbered pages, each with the headings', async () => {
    const view = { report: 'mouzas', columns: ['mouza', 'plots', 'area'] } as const;
    const input = { ...view, format: 'pdf', columns: [...view.columns] };
    const { bytes, headers } = await service.send('registerReportFile', input, officer.token);
    expect(headers['content-type']).toBe('application/pdf');
    const text = readPdfText(bytes);
    const { total } = await load({ report: 'mouzas' });
    const countOf = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(countOf(/\/S \/TR\n/g)).toBe(total + 2);
    expect(countOf(/\/S \/TH\n/g)).toBe(4);
    expect(countOf(/\/S \/TD\n/g)).toBe(4 * (total + 1));
    const pages = countOf(/\/Type \/Page\n/g);
    expect(pages).toBeGreaterThan(1);
    // A foot on each page, and the headings on each further one.
    expect(countOf(/\/Artifact <<[^>]*\/Type \/Pagination/g)).toBe(2 * pages - 1);
  });

  it('is no PDF with more rows than can be read on paper', async () => {
    const { db } = service.deps;
    const [{ total: before } = { total: 0 }] = [await load({ report: 'encroachments' })];
    const add = (count: number) =>
      db.execute(sql`insert into encroachments (mouza_id, plot_id, area, kind, found_on, state)
        select mouza_id, id, 0.0001, 'fence', '2026-01-01', 'open' from plots, generate_series(1, ${count}::int)
        where id = (select min(id) from plots where is_active)`);
    const codeOf = async () => {
      const input = { report: 'encroachments', format: 'pdf', columns: ['plotNo'] };
      return (await service.send('registerReportFile', input, officer.token)).code;
    };
    await add(maxPdfRows - before);
    const most = await codeOf();
    await add(1);
    expect([most, await codeOf()]).toEqual([200, 404]);
    await db.execute(sql`delete from encroachments where area = 0.0001`);
  });

  async function readFeatures(format: string) {
    const input = { report: 'plots', format, districtCode: 1, tahasilCode: 2 };
    const { bytes } = await service.send('registerReportFile', input, officer.token);
    const text = new TextDecoder().decode(bytes);
    return (JSON.parse(text) as { features: Record<string, unknown>[] }).features;
  }

  it('as GeoJSON has each plot with its outline, closed', async () => {
    const { rows, total } = await load({ report: 'plots', districtCode: 1, tahasilCode: 2 });
    const features = await readFeatures('geojson');
    expect(features.length).toBe(total);
    expect(features[0]).toMatchObject({
      properties: { plotNo: rows[0]?.cells['plotNo'], area: rows[0]?.cells['area'] },
      geometry: { type: 'Polygon' },
    });
    for (const { geometry } of features) {
      const [ring = []] = (geometry as { coordinates: number[][][] }).coordinates;
      expect(ring.at(-1)).toEqual(ring[0]);
    }
  });

  it('for LADM has the classes and attributes of ISO 19152, areas in square metres', async () => {
    const { rows, totals } = await load({ report: 'plots', districtCode: 1, tahasilCode: 2 });
    const features = await readFeatures('ladm');
    const areas = features.map(({ properties }) => {
      const [area] = (properties as { area: { areaSize: number }[] }).area;
      return area?.areaSize ?? 0;
    });
    const squareMetresOfAcre = 4046.8564224;
    const sum = areas.reduce((all, one) => all + one, 0) / squareMetresOfAcre;
    expect(sum).toBeCloseTo(totals['area'] ?? 0, 3);
    expect(features[0]).toMatchObject({
      featureType: 'LA_SpatialUnit',
      properties: {
        suID: rows[0]?.ids.plotCode,
        LA_BAUnit: { name: rows[0]?.cells['khatiyanNo'], type: 'basicPropertyUnit' },
        LA_SpatialUnitGroup: [{ hierarchyLevel: 1 }, { hierarchyLevel: 2 }, { hierarchyLevel: 3 }],
      },
    });
  });

  it('as GeoPackage is a database with a layer whose areas add up to the total', async () => {
    const input = { report: 'plots', format: 'gpkg', districtCode: 1, tahasilCode: 2 };
    const { bytes } = await service.send('registerReportFile', input, officer.token);
    const folder = await mkdtemp(join(tmpdir(), 'report-test-'));
    const path = join(folder, 'report.gpkg');
    await writeFile(path, bytes);
    const database = new DatabaseSync(path, { readOnly: true });
    const found = database.prepare('select count(*) as n, sum(area) as area from plots').get();
    const layer = database.prepare('select table_name from gpkg_geometry_columns').get();
    database.close();
    await rm(folder, { recursive: true });
    const { total, totals } = await load({ report: 'plots', districtCode: 1, tahasilCode: 2 });
    expect(layer).toEqual({ table_name: 'plots' });
    expect(found?.['n']).toBe(total);
    expect(found?.['area']).toBeCloseTo(totals['area'] ?? 0, 4);
  });

  it.each([
    ['kisams', 'geojson'],
    ['pendency', 'gpkg'],
    ['leases', 'ladm'],
  ])('of %s is refused as %s', async (report, format) => {
    const { code } = await service.send('registerReportFile', { report, format }, officer.token);
    expect(code).toBe(400);
  });
});
