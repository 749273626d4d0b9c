import { readXlsx } from 'hucre/xlsx';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { message, reportColumns, type Input, type ReportColumn } from '@temple-land/portal-core';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { mouzas, plots } from '../../db/schema/land.ts';
import { activities } from '../../db/schema/ledger.ts';
import { landSaleCases } from '../../db/schema/register.ts';
import { buildRequest } from '../../../../../tests/support/wire.ts';
import { readZipEntries } from '../../../../../tests/support/zip.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
const strangers = createBeforeAll(() => officersElsewhere(service));

// Texts that spreadsheets interpret as a formula or command at the beginning of a cell.
const payloads = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '=HYPERLINK("http://evil.example","click")',
  '\t=1+1',
  "=cmd|' /C calc'!A0",
];

type Call = 'landInformationExcel' | 'landSaleCaseReport' | 'plotSaleReport';

async function download<Name extends Call>(name: Name, input: Input<Name>, user = officer) {
  return service.send(name, input, user.token);
}

async function cellsOf(bytes: Uint8Array) {
  const { sheets } = await readXlsx(bytes);
  return sheets[0]?.rows ?? [];
}

const wordsOf = (columns: readonly ReportColumn[]) =>
  columns.map(({ label }) => message('en', label));

describe('the Excel file of a report', () => {
  // Requirement: UN-095
  it('has the same rows, headings and totals as the screen', async () => {
    const input = { level: 'mouza', districtCode: 1, tahasilCode: 1 } as const;
    const seen = await service.call('landInformation', input, officer.token);
    const { code, headers, bytes } = await download('landInformationExcel', input);
    expect(code).toBe(200);
    expect(headers['content-type']).toContain('spreadsheetml');
    expect(headers['content-disposition']).toContain('land-information-mouza-Puri-Puri-Sadar.xlsx');
    const [head, ...rows] = await cellsOf(bytes);
    expect(head).toEqual(['Sl.', ...wordsOf(reportColumns.mouza)]);
    if (!('level' in seen) || seen.level !== 'mouza') throw new Error('No report.');
    expect(rows).toHaveLength(seen.result.length + 1);
    const at = reportColumns.mouza.findIndex(({ key }) => key === 'area') + 1;
    const serials = seen.result.map((_, index) => index + 1);
    expect(rows.map((row) => row[0])).toEqual([...serials, 'Total']);
    expect(rows.slice(0, -1).map((row) => row[1])).toEqual(seen.result.map(({ name }) => name));
    expect(rows.map((row) => row[at])).toEqual([
      ...seen.result.map(({ area }) => area),
      seen.totals.area,
    ]);
  });

  it('is in the caller’s language', async () => {
    const input = { level: 'plot', districtCode: 1, tahasilCode: 1, villageCode: 1, khataNoId: 1 };
    const request = await buildRequest(
      service.createSignIn,
      'landInformationExcel',
      input,
      officer.token,
    );
    const headers = { ...request.headers, 'accept-language': 'or' };
    const { bytes } = await service.raw({ ...request, headers });
    const [head] = await cellsOf(bytes);
    expect(head?.slice(0, 2)).toEqual(['କ୍ର.ନଂ.', 'ପ୍ଲଟ ନମ୍ବର']);
  });

  // Requirements: CO-024, UN-095
  it('writes acres as 0.0000 and rupees as #,##0.00', async () => {
    const input = { level: 'khatiyan', districtCode: 1, tahasilCode: 1, villageCode: 1 } as const;
    const { bytes } = await download('landInformationExcel', input);
    const parts = readZipEntries(bytes);
    const styles = parts.get('xl/styles.xml') ?? '';
    const formatOf = formatsIn(styles);
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    const style = (cell: string) =>
      formatOf[Number(new RegExp(`<c r="${cell}"[^>]*? s="(\\d+)"`).exec(sheet)?.[1] ?? -1)];
    // After the serial numbers in column A.
    const columnOf = (key: string) =>
      String.fromCodePoint(66 + reportColumns.khatiyan.findIndex((column) => column.key === key));
    expect(style(`${columnOf('area')}2`)).toBe('0.0000');
    expect(style(`${columnOf('amount')}2`)).toBe('#,##0.00');
    expect(style(`${columnOf('cess')}2`)).toBe('#,##0.00');
  });

  it.each(payloads)('stores %j as text, never as a formula', async (payload) => {
    const { db } = service.deps;
    await db.update(mouzas).set({ nameHi: payload }).where(eq(mouzas.id, 1));
    const input = { level: 'mouza', districtCode: 1, tahasilCode: 1 } as const;
    const { bytes } = await download('landInformationExcel', input);
    const sheet = readZipEntries(bytes).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).not.toMatch(/<f[ >/]/);
    const at = reportColumns.mouza.findIndex(({ key }) => key === 'nameHi') + 1;
    const texts = (await cellsOf(bytes)).map((row) => row[at]);
    expect(texts).toContain(payload);
  });

  it('is recorded with its user', async () => {
    const { db } = service.deps;
    const count = async () => (await db.select().from(activities)).length;
    const before = await count();
    await download('landInformationExcel', { level: 'tahasil', districtCode: 1 });
    const rows = await db.select().from(activities).orderBy(activities.id);
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({ userId: officer.userId });
    expect(JSON.parse(rows.at(-1)?.record ?? '{}')).toMatchObject({
      actionType: 'EXPORT',
      actionRemark: 'land information by tahasil of Puri, 11 rows',
    });
  });

  it('outside the territory or without rows is not found, and nothing is recorded', async () => {
    const { db } = service.deps;
    const before = (await db.select().from(activities)).length;
    const input = { level: 'tahasil', districtCode: 1 } as const;
    const answers = [
      await download('landInformationExcel', input, strangers.otherDistrict),
      await download('landInformationExcel', { level: 'tahasil', districtCode: 999 }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([404, 404]);
    expect((await db.select().from(activities)).length).toBe(before);
  });

  it('of a malformed request is refused', async () => {
    const { code } = await service.send('landInformationExcel', { level: 'plot' }, officer.token);
    expect(code).toBe(400);
  });
});

/** The number format of each cell style, by the style's place. */
function formatsIn(styles: string): string[] {
  const own = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]+)"/g)].map((found) => [
      found[1],
      found[2],
    ]),
  );
  const builtIn = new Map([
    ['1', '0'],
    ['2', '0.00'],
    ['4', '#,##0.00'],
  ]);
  const cells = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  return [...cells.matchAll(/<xf [^>]*?numFmtId="(\d+)"/g)].map(([, id = '']) => {
    return own.get(id) ?? builtIn.get(id) ?? id;
  });
}

describe('the files of land sales', () => {
  async function addSale(plotId: number, caseNo: string, openedOn: string) {
    const { db } = service.deps;
    const [plot] = await db.select().from(plots).where(eq(plots.id, plotId));
    await db.insert(landSaleCases).values({
      caseNo,
      plotId,
      mouzaId: plot?.mouzaId ?? 0,
      area: 0.25,
      kisam: '=2+2',
      ratePerAcre: 1_000_000,
      value: 250_000,
      concession: 50_000,
      paid: 200_000,
      openedOn,
    });
  }

  it('hold the cases of the days asked for, both included', async () => {
    await addSale(1, 'LSC/DAY/1', '2025-01-31');
    await addSale(1, 'LSC/DAY/2', '2025-02-01');
    await addSale(2, 'LSC/DAY/3', '2025-02-28');
    await addSale(2, 'LSC/DAY/4', '2025-03-01');
    const input = { fromDate: '2025-02-01', toDate: '2025-02-28' };
    const { bytes, headers } = await download('landSaleCaseReport', input);
    const numbers = (await cellsOf(bytes)).map((row) => row[0]);
    expect(numbers.filter((number) => String(number).startsWith('LSC/DAY'))).toEqual([
      'LSC/DAY/2',
      'LSC/DAY/3',
    ]);
    expect(headers['content-disposition']).toContain('land-sale-cases-2025-02-01-2025-02-28.xlsx');
    const sheet = readZipEntries(bytes).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('=2+2');
    expect(sheet).not.toMatch(/<f[ >/]/);
  });

  // Requirement: UN-095
  it('add up the cases of a plot', async () => {
    const { bytes } = await download('plotSaleReport', { villageCode: 1, tahasilCode: 1 });
    const [head, ...rows] = await cellsOf(bytes);
    const [casesAt, paidAt] = [head?.indexOf('Sale cases') ?? 0, head?.indexOf('Paid, ₹') ?? 0];
    const { db } = service.deps;
    const sales = await db.select().from(landSaleCases).where(eq(landSaleCases.mouzaId, 1));
    const own = sales.filter(({ plotId }) => plotId === 1);
    expect(rows[0]?.[casesAt]).toBe(own.length);
    expect(rows[0]?.[paidAt]).toBe(own.reduce((sum, { paid }) => sum + paid, 0));
    expect(rows).toHaveLength(new Set(sales.map(({ plotId }) => plotId)).size);
  });

  it('are empty for an officer of another place', async () => {
    const input = { fromDate: '2000-01-01', toDate: '2026-12-31' };
    const own = await cellsOf((await download('landSaleCaseReport', input)).bytes);
    const theirs = await download('landSaleCaseReport', input, strangers.otherDistrict);
    const numbers = (await cellsOf(theirs.bytes)).map((row) => row[0]);
    expect(own.length).toBeGreaterThan(4);
    expect(numbers.filter((number) => own.some((row) => row[0] === number))).toEqual([
      'Sale case no.',
    ]);
  });

  it.each(['2025-02-31', '', '2025-13-01', 'x'])('refuse %j as a day', async (fromDate) => {
    const input = { fromDate, toDate: '2025-12-31' };
    const { code } = await service.send('landSaleCaseReport', input, officer.token);
    expect(code).toBe(400);
  });
});
