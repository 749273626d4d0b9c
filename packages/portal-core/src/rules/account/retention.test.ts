import { expect, it } from 'vitest';
import { expiringKinds, getRetentionLimit, retentionSchedule } from './retention.ts';

it('deletes every kind of data with a number of whole days, and never the others', () => {
  const endless = ['account', 'papers', 'applications', 'orders', 'erasures'];
  expect(expiringKinds.filter((kind) => endless.includes(kind))).toEqual([]);
  expect(expiringKinds).toHaveLength(Object.keys(retentionSchedule).length - endless.length);
  for (const kind of expiringKinds) expect(retentionSchedule[kind].days % 1).toBe(0);
});

it('counts the days back from now', () => {
  const now = new Date('2026-03-31T10:00:00Z');
  expect(getRetentionLimit('drafts', now)).toEqual(new Date('2025-12-31T10:00:00Z'));
});
