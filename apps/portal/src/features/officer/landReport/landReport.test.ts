import { en, type ReportColumn, type ReportLevel } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { formatCell, createComparator } from './reportValues.ts';
import { buildReportInput } from './useLandReport.ts';
import { toPlotSearch } from '../../../common/land/buildReportPath.ts';
import { createI18n } from '../../../i18n/i18n.ts';

const i18n = createI18n('en', { en: { specification: en } });
const text = { t: i18n.getFixedT('en', ['officer', 'common', 'specification']), i18n };
const columnOf = (kind: ReportColumn['kind']): ReportColumn => ({
  key: 'x',
  label: 'report.area',
  kind,
});

describe('a cell', () => {
  it.each([
    ['area', 1234567.5, '12,34,567.5000'],
    ['money', 1284.5, '1,284.50'],
    ['count', 77356, '77,356'],
    ['percent', -0.456, '-0.46'],
    ['year', 1998, '1998'],
    ['day', '2026-11-03', '03-11-2026'],
    ['word', 'leased', 'Leased'],
    ['word', 'unheard', 'unheard'],
    ['text', '', '-'],
    ['text', null, '-'],
  ] as const)('of kind %s with %j is %s', (kind, value, words) => {
    expect(formatCell(columnOf(kind), value, text)).toBe(words);
  });
});

it('sorts plot numbers as numbers, and amounts by their size', () => {
  const named = ['215/1', '9', '215'].map((name) => ({ name }));
  const names = named.sort(createComparator('name', false)).map(({ name }) => name);
  expect(names).toEqual(['9', '215', '215/1']);
  const areas = [10.5, 9, 100].map((area) => ({ area })).sort(createComparator('area', true));
  expect(areas.map(({ area }) => area)).toEqual([9, 10.5, 100]);
});

describe('the report of an address', () => {
  const place = { district: '5', tahasil: '12', mouza: '', khatian: '' };

  it('is the one of the level below the deepest chosen one', () => {
    expect(buildReportInput('mouza-report', toPlotSearch(place))).toEqual({
      level: 'mouza' satisfies ReportLevel,
      districtCode: 5,
      tahasilCode: 12,
    });
  });

  it('is undefined when the path names another report or hides nothing', () => {
    expect(buildReportInput('plot-report', toPlotSearch(place))).toBeUndefined();
    expect(buildReportInput('tahasil-report', undefined)).toBeUndefined();
  });
});
