import type { Tender } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { filterTenders, listUpcomingTenders } from './useTenders.ts';

const tender = (title: string, startDate: string, closeDate: string): Tender => ({
  tenderAdvertisementId: 1,
  letterNo: '1/LR',
  title,
  startDate,
  closeDate,
  uploadDoc: null,
});

const at = (moment: string) => Date.parse(moment);
const closes = '2026-11-21T12:00:00+05:30';
const tenders = [
  tender('open', '2026-11-01T00:00:00+05:30', closes),
  tender('future', '2026-12-01T00:00:00+05:30', '2026-12-31T00:00:00+05:30'),
  tender('past', '2026-01-01T00:00:00+05:30', '2026-02-01T00:00:00+05:30'),
];
const titles = (list: Tender[]) => list.map(({ title }) => title);

describe('a tender at the moment of its closing time', () => {
  it('is still current on the first load', () => {
    const when = { isSearch: false, now: at(closes) };
    expect(titles(filterTenders('current', tenders, when))).toEqual(['open']);
    expect(titles(filterTenders('archive', tenders, when))).toEqual(['past']);
  });

  it('is archived after a search, which also finds what is still to open', () => {
    const when = { isSearch: true, now: at(closes) };
    expect(titles(filterTenders('current', tenders, when))).toEqual(['future']);
    expect(titles(filterTenders('archive', tenders, when))).toEqual(['open', 'past']);
  });
});

it('lists the tenders that close soonest first, and of the archive the last to close', () => {
  const later = tender('later', '2026-11-02T00:00:00+05:30', '2026-12-31T00:00:00+05:30');
  const older = tender('older', '2025-01-01T00:00:00+05:30', '2025-02-01T00:00:00+05:30');
  const when = { isSearch: false, now: at('2026-11-10T00:00:00+05:30') };
  const all = [later, older, ...tenders];
  expect(titles(filterTenders('current', all, when))).toEqual(['open', 'later']);
  expect(titles(filterTenders('archive', all, when))).toEqual(['past', 'older']);
});

it('lists what is still to open, the next first, beside the tabs of the first load', () => {
  const next = tender('next', '2026-11-25T00:00:00+05:30', '2026-11-30T00:00:00+05:30');
  const now = at(closes);
  expect(titles(listUpcomingTenders([...tenders, next], now))).toEqual(['next', 'future']);
});
