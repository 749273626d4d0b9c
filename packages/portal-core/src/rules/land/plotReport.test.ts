import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getPlotReport,
  buildPlotReportPath,
  parsePlotSearch,
  formatPlotSearch,
} from './plotReport.ts';

const filled = [
  [{ districtId: 12 }, 'tahasil-report', '12:::'],
  // Requirements: RT-066, UN-012, UN-110
  [{ districtId: 12, tahasilId: 34 }, 'mouza-report', '12:34::'],
  [{ districtId: 12, tahasilId: 34, mouzaId: 56 }, 'khatiyan-report', '12:34:56:'],
  [{ districtId: 12, tahasilId: 34, mouzaId: 56, khatianId: 78 }, 'plot-report', '12:34:56:78'],
] as const;

describe('the report of a plot search', () => {
  it.each(filled)('%j opens %s and seals %s', (search, report, text) => {
    expect(getPlotReport(search)).toBe(report);
    expect(formatPlotSearch(search)).toBe(text);
    expect(parsePlotSearch(text)).toEqual(search);
  });

  it.each([
    [{}],
    [{ tahasilId: 34 }],
    [{ districtId: 12, mouzaId: 56 }],
    [{ districtId: 12, tahasilId: 34, khatianId: 78 }],
    [{ districtId: undefined, tahasilId: undefined }],
  ])('%j opens no report', (search) => {
    expect(getPlotReport(search)).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    ':::',
    '12',
    '12:34:56',
    '12:34:56:78:90',
    '12::56:',
    '0:::',
    '-1:::',
    '1.5:::',
    '12:x::',
    ' 12:::',
    '12345678901:::',
    '12:34::\n',
  ])('%j is not a valid search', (decoded) => {
    expect(parsePlotSearch(decoded)).toBeUndefined();
  });

  it('can be parsed from its own text', () => {
    const id = fc.integer({ min: 1, max: 2_147_483_647 });
    fc.assert(
      fc.property(fc.array(id, { minLength: 1, maxLength: 4 }), (ids) => {
        const [districtId, tahasilId, mouzaId, khatianId] = ids;
        const search = { districtId, tahasilId, mouzaId, khatianId };
        const back = parsePlotSearch(formatPlotSearch(search));
        expect({ ...search, ...back }).toEqual(search);
        expect(Object.keys(back ?? {})).toHaveLength(ids.length);
      }),
    );
  });

  it('has a path below land-information', () => {
    expect(buildPlotReportPath('plot-report', 'abc')).toBe(
      '/officer/report/land-information/plot-report/abc',
    );
  });
});
