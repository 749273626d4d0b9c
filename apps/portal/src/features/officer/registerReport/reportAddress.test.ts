import { describe, expect, it } from 'vitest';
import { buildReportPath, listShown, parseReport, parseReportState } from './reportAddress.ts';
import { buildBehindPath, buildGroupPath } from './rowsBehind.ts';

const queryOf = (path: string) => new URLSearchParams(path.split('?')[1]);

describe('the address of a report', () => {
  it('keeps place, filters, group, order, columns, page and its size', () => {
    const query =
      'report=plots&district=1&tahasil=2&group=satwa&sort=-area&columns=plotNo.kisam.area&rows=100&page=3' +
      '&is.kisam=Sarada+I&is.kisam=Rasta&from.area=0.5&to.area=2';
    const path = `/officer/reports?${query}`;
    const address = queryOf(path);
    const state = parseReportState(address, 'plots');
    expect(state.view).toEqual({
      report: 'plots',
      districtCode: 1,
      tahasilCode: 2,
      group: 'satwa',
      sort: { column: 'area', direction: 'descending' },
      filters: [
        { column: 'kisam', is: ['Sarada I', 'Rasta'] },
        { column: 'area', from: '0.5', to: '2' },
      ],
    });
    expect(listShown(state)).toEqual(['plotNo', 'kisam', 'area']);
    expect([...queryOf(buildReportPath(state))].sort()).toEqual([...address].sort());
  });

  it('ignores what does not fit the report', () => {
    const address = new URLSearchParams(
      'report=leases&group=area&sort=lessee&is.lessee=x&from.area=2026-01-01&from.endsOn=2026-02-31&rows=7&page=0',
    );
    expect(parseReportState(address, 'leases')).toEqual({
      view: { report: 'leases' },
      pageNumber: 1,
      pageSize: 25,
      columns: undefined,
    });
    expect(parseReport(new URLSearchParams('report=unknown'))).toBeUndefined();
  });

  it('leads from a figure to its rows in the place of the row, and from a group to its own', () => {
    const rows = {
      report: 'plots',
      where: [{ column: 'rorStatus', is: ['final'] }],
      by: ['kisam'],
    } as const;
    const behind = { ...rows, where: [{ column: 'rorStatus', is: ['final'] }] };
    const path = buildBehindPath(
      { report: 'kisams', districtCode: 1 },
      behind,
      {},
      { kisam: 'Rasta' },
    );
    expect(parseReportState(queryOf(path), 'plots').view).toEqual({
      report: 'plots',
      districtCode: 1,
      filters: [
        { column: 'kisam', is: ['Rasta'] },
        { column: 'rorStatus', is: ['final'] },
      ],
    });
    const group = buildGroupPath({ report: 'mouzas', group: 'tahasil' }, 'Brahmagiri', {
      districtId: 1,
      tahasilId: 2,
    });
    expect(parseReportState(queryOf(group), 'mouzas').view).toEqual({
      report: 'mouzas',
      districtCode: 1,
      tahasilCode: 2,
    });
  });
});
