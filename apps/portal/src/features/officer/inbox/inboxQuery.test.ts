import { describe, expect, it } from 'vitest';
import {
  buildInboxQuery,
  countFilters,
  defaultInboxState,
  getApplicationPath,
  parseInboxQuery,
} from './inboxQuery.ts';

describe('parseInboxQuery', () => {
  it.each([
    ['', {}],
    ['tab=closed&type=1&page=3', { tab: 'closed', applicationType: 1, pageNumber: 3 }],
    [
      'type=2&stage=FIELD&q=PUR&age=91-',
      { applicationType: 2, state: 'FIELD', search: 'PUR', ageBand: '91-' },
    ],
    ['district=1&tahasil=3&flag=case', { districtCode: 1, tahasilCode: 3, flag: 'case' }],
    ['type=1&stage=FIELD', { applicationType: 1 }],
    ['type=1&kind=fence', { applicationType: 1, kind: 'fence' }],
    ['type=2&kind=fence', { applicationType: 2 }],
    ['kind=lease', {}],
    ['stage=FIELD', {}],
    ['type=9&tab=x&page=-1&stage=constructor&district=a&age=1&flag=x', {}],
    ['page=1.5', {}],
  ] as const)('of %s', (address, part) => {
    expect(parseInboxQuery(new URLSearchParams(address))).toEqual({
      ...defaultInboxState,
      ...part,
    });
  });
});

it('parses the query that it builds', () => {
  const shown = {
    tab: 'office',
    applicationType: 1,
    state: 'TRIAGE',
    kind: 'mining',
    districtCode: 1,
    tahasilCode: 3,
    ageBand: '31-60',
    flag: 'duplicate',
    search: 'CS/2026',
    pageNumber: 2,
  } as const;
  const query = new URLSearchParams(buildInboxQuery(shown, 'CS/2026/PUR/000001'));
  expect(parseInboxQuery(query)).toEqual(shown);
  expect(query.get('open')).toBe('CS/2026/PUR/000001');
  expect(countFilters(shown)).toBe(8);
});

it('leaves out what is the default', () => {
  expect(buildInboxQuery(defaultInboxState)).toBe('');
  expect(countFilters(defaultInboxState)).toBe(0);
  expect(getApplicationPath('LA/1')).toBe('/officer/applications?open=LA%2F1');
});
