import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  registerColumns,
  registerReports,
  type Input,
  type RegisterReport,
  type RegisterReportResult,
  type RowsBehind,
} from '@temple-land/portal-core';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser, officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { queryRows } from '../../../db/database.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => newUser(service, 'reader.of.state', 'O', {}));
const strangers = createBeforeAll(() => officersElsewhere(service));

type Request = Omit<Input<'registerReport'>, 'pageNumber' | 'pageSize'>;

async function load(
  request: Request,
  user = officer,
  page: Pick<Input<'registerReport'>, 'pageNumber' | 'pageSize'> = {
    pageNumber: 1,
    pageSize: 1000,
  },
): Promise<RegisterReportResult> {
  const answer = await service.call('registerReport', { ...request, ...page }, user.token);
  if (!('result' in answer)) throw new Error(`No report: ${JSON.stringify(answer)}`);
  return answer.result;
}

async function loadAll(request: Request): Promise<RegisterReportResult['rows']> {
  const first = await load(request);
  const rows = [...first.rows];
  for (let pageNumber = 2; rows.length < first.total; pageNumber += 1) {
    rows.push(...(await load(request, officer, { pageNumber, pageSize: 1000 })).rows);
  }
  return rows;
}

const fourDigits = 10_000;
const addUp = (values: readonly unknown[]) =>
  values.reduce<number>((sum, one) => sum + Math.round(Number(one ?? 0) * fourDigits), 0) /
  fourDigits;

const sumsOf = (report: RegisterReport) =>
  registerColumns[report].filter(({ isSum }) => isSum === true).map(({ key }) => key);

describe('a report of the registers', () => {
  it.each(registerReports)('%s has totals that are the sums of its rows', async (report) => {
    const { total, totals } = await load({ report });
    const rows = await loadAll({ report });
    expect(rows.length).toBe(total);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
    for (const key of sumsOf(report)) {
      expect([key, totals[key]]).toEqual([key, addUp(rows.map(({ cells }) => cells[key]))]);
    }
  });

  it('agrees with sums of the tables themselves', async () => {
    const [own] = await queryRows<Record<string, number>>(
      service.deps.db,
      sql`select count(*)::int as plots, sum(area)::float as area,
        (sum(area) filter (where kisam in (select name from kisams where kisam_class = 'wet')))::float as wet,
        (select count(*)::int from khatiyans where is_active and ror_status <> 'final') as pending,
        (select coalesce(sum(yearly_rent), 0)::float from leases where state = 'active') as rent,
        (select coalesce(sum(area), 0)::float from encroachments where state = 'open') as taken
        from plots where is_active`,
    );
    const plots = await load({ report: 'plots' });
    const wet = await load({
      report: 'plots',
      filters: [{ column: 'kisamClass', is: ['wet'] }],
    });
    const kisams = await load({ report: 'kisams' });
    const pending = await load({ report: 'rorPending' });
    const active = [{ column: 'state', is: ['active'] }];
    const leases = await load({ report: 'leases', filters: active });
    const open = [{ column: 'state', is: ['open'] }];
    const encroachments = await load({ report: 'encroachments', filters: open });
    expect([plots.total, plots.totals['area'], wet.totals['area']]).toEqual([
      own?.['plots'],
      own?.['area'],
      own?.['wet'],
    ]);
    expect([kisams.totals['plots'], kisams.totals['area']]).toEqual([
      own?.['plots'],
      own?.['area'],
    ]);
    expect(pending.total).toBe(own?.['pending']);
    expect(leases.totals['amount']).toBe(own?.['rent']);
    expect(encroachments.totals['area']).toBe(own?.['taken']);
  });

  it('agrees with sums of the registers about plots: what is held, open and verified', async () => {
    const [own] = await queryRows<Record<string, number>>(
      service.deps.db,
      sql`select
        (select count(*)::int from plots where is_active and status = 'temple') as temple,
        (select count(*)::int from land_use_verifications v join plots p on p.id = v.plot_id and p.is_active
          where v.state = 'completed') as verified,
        (select sum(coalesce((select sum(l.area) from leases l where l.plot_id = p.id and l.state = 'active'),
          case when p.status = 'leased' then p.area else 0 end))::float from plots p where is_active) as leased,
        (select coalesce(sum(area), 0)::float from applications
          where status = 'P' and type = 2 and mouza_id is not null) as applied,
        (select count(*)::int from applications a where a.status = 'P' and a.type = 3 and exists
          (select 1 from khatiyans k where k.mouza_id = a.mouza_id and k.number = a.khata_no)) as cases`,
    );
    const plots = await load({ report: 'plots' });
    const mouzas = await load({ report: 'mouzas' });
    const khatiyans = await load({ report: 'khatiyans' });
    expect(khatiyans.totals).toMatchObject({ temple: own?.['temple'], cases: own?.['cases'] });
    expect(own?.['verified']).toBeGreaterThan(0);
    expect(plots.totals['verifications']).toBe(own?.['verified']);
    expect(mouzas.totals['verifications']).toBe(own?.['verified']);
    expect(plots.totals['areaLeased']).toBe(own?.['leased']);
    expect(mouzas.totals['areaApplied']).toBe(own?.['applied']);
  });

  const behind = registerReports.flatMap((report) =>
    registerColumns[report].flatMap(({ key, rows }) =>
      rows === undefined ? [] : [[report, key, rows] as const],
    ),
  );

  /** The sum, in the report behind a figure, of the column that the figure counts or adds up. */
  async function sumBehind(
    key: string,
    rows: RowsBehind,
    row: RegisterReportResult['rows'][number],
  ) {
    const by = (rows.by ?? []).map((column) => ({ column, is: [String(row.cells[column])] }));
    const { districtId, tahasilId, mouzaId } = row.ids;
    const { total, totals } = await load({
      report: rows.report,
      filters: [...(rows.where ?? []), ...by],
      ...(districtId === undefined ? {} : { districtCode: districtId }),
      ...(tahasilId === undefined ? {} : { tahasilCode: tahasilId }),
      ...(mouzaId === undefined ? {} : { villageCode: mouzaId }),
    });
    const own = { areaFinal: 'area', areaNotFinal: 'area', areaQuarry: 'area' }[key] ?? key;
    return totals[own] ?? total;
  }

  it.each(behind)(
    '%s: the figure %s is the sum of the rows behind it',
    async (report, key, rows) => {
      const { rows: found } = await load({ report }, officer, { pageNumber: 1, pageSize: 10 });
      expect(found.length).toBeGreaterThan(0);
      for (const row of found.slice(0, 3)) {
        expect(await sumBehind(key, rows, row)).toBe(row.cells[key]);
      }
    },
  );

  it('is sorted and grouped, each group with the count and sums of all its rows', async () => {
    const request = {
      report: 'plots',
      group: 'kisam',
      sort: { column: 'area', direction: 'descending' },
    } as const;
    const all = await loadAll({ report: 'plots' });
    const { rows, groups } = await load(request, officer, { pageNumber: 1, pageSize: 50 });
    const first = groups[0];
    const own = all.filter(({ cells }) => cells['kisam'] === first?.value);
    expect(first).toMatchObject({
      count: own.length,
      totals: { area: addUp(own.map(({ cells }) => cells['area'])) },
    });
    const areas = rows
      .filter(({ cells }) => cells['kisam'] === first?.value)
      .map(({ cells }) => Number(cells['area']));
    expect(areas).toEqual(areas.toSorted((one, other) => other - one));
  });

  it.each(registerReports)('%s is sorted and grouped by each of its columns', async (report) => {
    const first = { pageNumber: 1, pageSize: 10 } as const;
    for (const { key, isGroup, isMasked } of registerColumns[report]) {
      if (isMasked === true) continue;
      const sort = { column: key, direction: 'descending' } as const;
      const group = isGroup === true ? { group: key } : {};
      const { rows, groups } = await load({ report, sort, ...group }, officer, first);
      expect(groups.length > 0).toBe(isGroup === true && rows.length > 0);
    }
  });

  it('is a selection on the map with the same plots and acres', async () => {
    const view = {
      report: 'plots',
      filters: [{ column: 'areaEncroached', from: '0.0001' }],
    } as const;
    const request = { ...view, filters: [...view.filters] };
    const { total, totals } = await load(request);
    const { plotCodes } = await service.result('registerReportPlots', request, officer.token);
    const selected = await service.result('plotSelection', { plotCodes }, officer.token);
    expect(total).toBeGreaterThan(0);
    expect(plotCodes.length).toBe(total);
    expect([selected.count, selected.area]).toEqual([total, totals['area']]);
  });

  it('is one of the officer’s own area only, and of the place asked for', async () => {
    const { rows } = await load({ report: 'mouzas' }, strangers.otherDistrict);
    const all = await load({ report: 'mouzas' });
    expect(rows.length).toBeLessThan(all.total);
    const theirs = new Set(rows.map(({ ids }) => ids.districtId));
    expect([...theirs].every((id) => id !== 1)).toBe(true);
    const asked = await load({ report: 'mouzas', districtCode: 1, tahasilCode: 2 });
    expect(new Set(asked.rows.map(({ ids }) => ids.tahasilId))).toEqual(new Set([2]));
  });

  it('masks the names of people, who can be neither searched nor sorted', async () => {
    const { rows } = await load({ report: 'leases' });
    expect(rows.every(({ cells }) => /\*|x/i.test(String(cells['lessee'])))).toBe(true);
    for (const wrong of [
      { sort: { column: 'lessee', direction: 'ascending' } },
      { filters: [{ column: 'lessee', is: ['Kuntala'] }] },
      { filters: [{ column: 'endsOn', from: '12' }] },
      { filters: [{ column: 'area', from: '2026-01-01' }] },
      { filters: [{ column: 'unknown', is: ['x'] }] },
      { group: 'area' },
    ]) {
      const input = { report: 'leases', format: 'csv', ...wrong };
      const { code } = await service.send('registerReportFile', input, officer.token);
      expect([wrong, code]).toEqual([wrong, 400]);
    }
  });
});
