import { describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { plots } from '../../db/schema/land.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();

describe('public information', () => {
  // Requirements: CA-050, EN-041
  it('sums up the land of the record', async () => {
    const rows = await service.deps.db.select({ area: plots.area }).from(plots);
    const units = rows.reduce((sum, { area }) => sum + Math.round(area * 10_000), 0);
    const summary = await service.result('summary', {});
    expect(summary).toMatchObject({ total_district: 2, total_tahasil: 21 });
    expect(summary.total_area).toBeCloseTo(units / 10_000, 4);
  });

  // Requirement: CA-051
  it('answers questions in their order', async () => {
    const [first] = await service.result('faq', {});
    expect(first?.question).toBe('Who can apply for temple land?');
  });

  // Requirements: CA-039, UN-081
  it('answers the same questions by their other name', async () => {
    expect(await service.call('faqList', {})).toEqual(await service.call('faq', {}));
  });

  it('answers the cards of the contact page in their order', async () => {
    const cards = await service.result('contactList', {});
    expect(cards.map(({ office }) => office)).toEqual([
      'Temple land office, Puri',
      'Tahasil desk, Brahmagiri',
      'Help desk of the portal',
    ]);
  });

  it('tells callers their address as it sees it', async () => {
    expect(await service.call('ownIp', {})).toEqual({ ip: '127.0.0.1' });
  });

  it('tells administrators the version with its health, and nobody else', async () => {
    const { version } = manifest;
    const { token: administrator } = await service.signInAs('administrator');
    expect(await service.call('health', {}, administrator)).toEqual({ status: 200, version });
    const { token: officer } = await service.signInAs('landOfficer');
    expect(await service.call('health', {}, officer)).toEqual({ status: 200 });
    expect(await service.call('health', {})).toEqual({ status: 200 });
  });
});
