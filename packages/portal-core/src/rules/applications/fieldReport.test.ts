import { describe, expect, it } from 'vitest';
import { buildFieldReport } from '../../../../../tests/support/fieldReports.ts';
import {
  acresToDecimals,
  areaDifferenceMax,
  decimalsToAcres,
  getAreaDifference,
  listFieldReportGaps,
} from './fieldReport.ts';

describe('the measured area', () => {
  it.each([
    ['2.5', 0.025, 0],
    ['2.63', 0.025, 5.2],
    ['2.37', 0.025, -5.2],
    ['', 0.025, undefined],
    ['2.5', 0, undefined],
  ])('%s decimals beside %d acres differ by %s percent', (measured, acres, difference) => {
    const found = getAreaDifference(measured, acres);
    if (difference === undefined) expect(found).toBeUndefined();
    else expect(found).toBeCloseTo(difference, 5);
    expect(Math.abs(found ?? 0) > areaDifferenceMax).toBe(Math.abs(difference ?? 0) > 5);
  });

  it('is a hundredth of an acre for a decimal', () => {
    expect(acresToDecimals(0.025)).toBe(2.5);
    expect(decimalsToAcres('2.5')).toBe('0.025');
    expect(decimalsToAcres('0.01')).toBe('0.0001');
  });
});

describe('a field report', () => {
  it('has no gap when it is complete', () => {
    expect(listFieldReportGaps(buildFieldReport(1), 1)).toEqual([]);
    expect(listFieldReportGaps(buildFieldReport(2), 2)).toEqual([]);
  });

  it('names each gap in the order of the form', () => {
    const report = buildFieldReport(1);
    const [plot] = report.plots;
    const gaps = listFieldReportGaps(
      {
        ...report,
        visitedAt: '',
        plots: plot ? [plot, { ...plot, measuredDecimals: '0', west: ' ' }] : [],
        people: [{ name: '', relation: 'Tenant' }],
        encroachedDecimals: '',
        remark: ' ',
        recommendation: 'grant',
      },
      1,
    );
    expect(gaps).toEqual([
      { part: 'visitedAt' },
      { part: 'measuredDecimals', index: 1 },
      { part: 'boundary', index: 1 },
      { part: 'encroachedDecimals' },
      { part: 'person', index: 0 },
      { part: 'remark' },
      { part: 'recommendation' },
    ]);
  });
});
