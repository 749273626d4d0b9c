import { expect, it } from 'vitest';
import { findApplyReason } from './applyReason.ts';

const tender = {
  tenderAdvertisementId: 1,
  letterNo: '1/LR',
  title: 'Lease of a tank',
  startDate: '2026-11-01T00:00:00+05:30',
  closeDate: '2026-12-01T00:00:00+05:30',
  uploadDoc: null,
};

it.each([
  ['upcoming', undefined, null, { key: 'apply.upcoming', date: tender.startDate }],
  ['upcoming', 'CI', 'a.pdf', { key: 'apply.upcoming', date: tender.startDate }],
  ['closed', undefined, null, { key: 'apply.closed', date: tender.closeDate }],
  ['closed', 'O', 'a.pdf', { key: 'apply.closed', date: tender.closeDate }],
  ['open', undefined, 'a.pdf', { key: 'apply.document' }],
  ['open', 'O', null, { key: 'apply.citizens' }],
  ['open', 'A', null, { key: 'apply.citizens' }],
  ['open', undefined, null, undefined],
  ['open', 'CI', null, undefined],
  ['open', 'C', null, undefined],
] as const)(
  'of a tender that is %s, to a user %s, with the file %s',
  (state, user, file, reason) => {
    expect(findApplyReason({ ...tender, uploadDoc: file }, state, user)).toEqual(reason);
  },
);
