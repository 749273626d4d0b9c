import { expect, it } from 'vitest';
import {
  buildDashboardQuery,
  buildFigureQuery,
  parseDashboardQuery,
  parseFigure,
} from './dashboardQuery.ts';

const parse = (query: string) => parseDashboardQuery(new URLSearchParams(query));

it.each([
  ['', {}],
  ['district=19&tahasil=3&type=2', { districtCode: 19, tahasilCode: 3, applicationType: 2 }],
  ['from=2026-01-01&to=2026-03-31', { receivedFrom: '2026-01-01', receivedTo: '2026-03-31' }],
  ['district=x&type=5&from=2026-13-01&to=soon', {}],
])('the address %j is a filter', (query, filter) => {
  expect(parse(query)).toEqual(filter);
});

it('a filter stays the same in the address of the dashboard and of a list', () => {
  const filter = parse('district=19&type=1&from=2026-01-01');
  expect(parseDashboardQuery(buildDashboardQuery(filter))).toEqual(filter);
  const list = new URLSearchParams(
    buildFigureQuery(filter, { figure: 'age', part: '0-15.overdue' }, 2),
  );
  expect(parseDashboardQuery(list)).toEqual(filter);
  expect(parseFigure(list)).toEqual({ figure: 'age', part: '0-15.overdue', pageNumber: 2 });
});

it('an unknown figure is that of pending applications', () => {
  const query = new URLSearchParams('figure=passwords&page=0');
  expect(parseFigure(query)).toEqual({ figure: 'pending', pageNumber: 1 });
});
