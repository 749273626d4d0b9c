import type { Tender } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { listOpenTenders } from './useHomeData.ts';

const now = Date.parse('2026-11-18T12:00:00+05:30');
const tender = (letterNo: string, startDate: string, closeDate: string): Tender => ({
  tenderAdvertisementId: 1,
  letterNo,
  title: letterNo,
  startDate,
  closeDate,
  uploadDoc: null,
});

it('lists open tenders by closing time, with the days left', () => {
  const tenders = [
    tender('later', '2026-11-10T00:00:00+05:30', '2026-12-12T17:00:00+05:30'),
    tender('soon', '2026-11-10T00:00:00+05:30', '2026-11-20T17:00:00+05:30'),
    tender('closed', '2026-10-10T00:00:00+05:30', '2026-11-18T11:59:59+05:30'),
    tender('to come', '2026-11-19T00:00:00+05:30', '2026-12-01T17:00:00+05:30'),
  ];
  expect(listOpenTenders(tenders, now).map((row) => [row.letterNo, row.daysLeft])).toEqual([
    ['soon', 3],
    ['later', 25],
  ]);
});
