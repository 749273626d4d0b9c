import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAcres,
  formatCount,
  formatRupees,
  formatNoticeDate,
  shortenNotification,
  buildPageTitle,
  formatDate,
  formatTenderDocumentTime,
} from './text.ts';

describe('dates in Indian time', () => {
  it.each([
    // Requirements: CO-021, CO-022, CO-023
    ['2026-08-05T05:00:00Z', '05/08/2026', '05-08-2026', '05-Aug-2026 10:30 AM'],
    ['2026-08-05T18:29:59Z', '05/08/2026', '05-08-2026', '05-Aug-2026 11:59 PM'],
    ['2026-08-05T18:30:00Z', '06/08/2026', '06-08-2026', '06-Aug-2026 12:00 AM'],
    ['2026-09-09T06:30:00Z', '09/09/2026', '09-09-2026', '09-Sep-2026 12:00 PM'],
    ['2025-12-31T23:00:00+05:30', '31/12/2025', '31-12-2025', '31-Dec-2025 11:00 PM'],
    ['2024-02-29T00:00:00+05:30', '29/02/2024', '29-02-2024', '29-Feb-2024 12:00 AM'],
  ])('%s: %s, %s, %s', (iso, notice, tender, document) => {
    expect(formatNoticeDate(iso)).toBe(notice);
    expect(formatDate(iso)).toBe(tender);
    expect(formatTenderDocumentTime(iso)).toBe(document);
  });

  it.each(['', 'soon', '2026-13-01'])('returns undefined for %j', (text) => {
    expect(formatTenderDocumentTime(text)).toBeUndefined();
  });

  // Requirements: CO-021, CO-022, CO-023
  it('have the same format for any date', () => {
    const moments = fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (date) => {
        const iso = date.toISOString();
        expect(formatNoticeDate(iso)).toMatch(/^\d\d\/\d\d\/\d{4}$/);
        expect(formatDate(iso)).toBe(formatNoticeDate(iso).replaceAll('/', '-'));
        expect(formatTenderDocumentTime(iso)).toMatch(/^\d\d-[A-Z][a-z]{2}-\d{4} \d\d:\d\d [AP]M$/);
      }),
    );
  });
});

describe('the preview of a notification', () => {
  it.each([
    ['', ''],
    ['exactly 20 character', 'exactly 20 character'],
    // Requirement: CO-007
    ['exactly 20 characters', 'exactly 20 character…'],
    ['ଆବେଦନ ଗୃହୀତ ହୋଇଛି ବୋଲି ଜଣାନ୍ତୁ', 'ଆବେଦନ ଗୃହୀତ ହୋଇଛି ବୋ…'],
    ['😀'.repeat(21), `${'😀'.repeat(20)}…`],
  ])('of %j is %j', (text, preview) => {
    expect(shortenNotification(text)).toBe(preview);
  });

  it('is the text itself or its first 20 characters, without splitting one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const preview = shortenNotification(text);
        const isShort = [...text].length <= 20;
        expect(preview).toBe(isShort ? text : `${[...text].slice(0, 20).join('')}…`);
        expect(preview).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});

describe('numbers', () => {
  it.each([
    [60_426.943, '60,426.9430'],
    [0, '0.0000'],
    [123_456.7, '1,23,456.7000'],
  ])('%d acres: %s', (acres, text) => {
    expect(formatAcres(acres)).toBe(text);
  });

  it.each([
    [77_356, '77,356'],
    [1_234_567, '12,34,567'],
  ])('count %d: %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it.each([
    [125_000, '1,25,000.00'],
    [0.5, '0.50'],
    [1_234.567, '1,234.57'],
    [-125_000, '-1,25,000.00'],
  ])('rupees %d: %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });

  it('have Indian grouping', () => {
    const byPlatform = (amount: number, decimals: number) =>
      amount.toLocaleString('en-IN', {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (whole) => {
        expect(formatCount(whole)).toBe(byPlatform(whole, 0));
        expect(formatRupees(whole / 100)).toBe(byPlatform(whole / 100, 2));
        expect(formatAcres(whole / 10_000)).toBe(byPlatform(whole / 10_000, 4));
      }),
    );
  });
});

it.each([
  // Requirement: RT-060
  [['Officer', 'Web GIS'], 'Officer-Web GIS'],
  [['Home'], 'Home'],
  [[], ''],
])('the parts %j make the title %j', (parts, title) => {
  expect(buildPageTitle(parts)).toBe(title);
});
