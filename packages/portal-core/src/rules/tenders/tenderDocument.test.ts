import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuctionRow } from '../../schemas/tenders/tenders.ts';
import { auctionIndex, toTenderDocument } from './tenderDocument.ts';

/** A row in which each value encodes its index: times on the day, in the minute of the index. */
const moment = (index: number) =>
  `2026-03-${String(index + 1).padStart(2, '0')}T05:${String(index).padStart(2, '0')}:00Z`;
const printed = (index: number) =>
  `${String(index + 1).padStart(2, '0')}-Mar-2026 10:${30 + index} AM`;
const row: AuctionRow = [
  '12',
  'SJTA/LA/07',
  5,
  'years',
  '120 per cubic metre',
  'Tapang stone source',
  ...[6, 7, 8, 9, 10, 11, 12].map(moment),
  10_000,
  125_000.5,
  moment(15),
  moment(16),
  'Auction of Tapang',
  'Tahasildar, Mining officer',
  moment(19),
];

describe('the printable tender document', () => {
  // Requirements: EN-055, EN-056, EN-057, EN-058, EN-059, EN-060, EN-061, EN-062, EN-063, EN-064
  // Requirements: EN-065, EN-066, EN-067, UN-046
  it('reads each position of the row', () => {
    expect(toTenderDocument(row)).toEqual({
      auctionName: 'Auction of Tapang',
      fee: '10,000.00',
      security: '1,25,000.50',
      royalty: '120 per cubic metre',
      source: 'Tapang stone source',
      lease: '5 years',
      committee: 'Tahasildar, Mining officer',
      formM: { from: printed(6), to: printed(7) },
      deposit: { from: printed(8), to: printed(9) },
      bidDownload: { from: printed(10), to: printed(11) },
      technical: { from: printed(12), to: printed(19) },
      slot: { from: printed(15), to: printed(16) },
    });
  });

  it('has the indexes of the specification', () => {
    expect(auctionIndex).toEqual({
      tenderId: 0,
      letterNo: 1,
      // Requirement: EN-056
      leaseValue: 2,
      // Requirement: EN-057
      leaseUnit: 3,
      royalty: 4,
      // Requirement: EN-058
      source: 5,
      formMStart: 6,
      formMEnd: 7,
      // Requirement: EN-063
      depositStart: 8,
      // Requirement: EN-064
      depositEnd: 9,
      bidDownloadStart: 10,
      // Requirement: EN-066
      bidDownloadEnd: 11,
      // Requirement: EN-065
      technicalStart: 12,
      // Requirement: EN-059
      fee: 13,
      // Requirement: EN-060
      security: 14,
      slotFrom: 15,
      // Requirement: EN-067
      slotTo: 16,
      // Requirement: EN-061
      auctionName: 17,
      // Requirement: EN-062
      committee: 18,
      technicalEnd: 19,
    });
  });

  // Requirement: UN-045
  it('has no end of the evaluation in a row of 19 positions', () => {
    expect(toTenderDocument(row.slice(0, 19)).technical).toEqual({ from: printed(12), to: '-' });
  });

  // Requirement: UN-043
  it('shows a royalty without a value as -', () => {
    expect(toTenderDocument(row.with(4, null)).royalty).toBe('-');
    expect(toTenderDocument(row.with(4, '  ')).royalty).toBe('-');
    expect(toTenderDocument(row.with(4, 0)).royalty).toBe('0.00');
  });

  // Requirement: UN-044
  it('trims the lease period when one of its two parts is missing', () => {
    expect(toTenderDocument(row.with(3, null)).lease).toBe('5');
    expect(toTenderDocument(row.with(2, null)).lease).toBe('years');
    expect(toTenderDocument(row.with(2, '').with(3, '')).lease).toBe('-');
  });

  it('shows an amount that is text without a change', () => {
    expect(toTenderDocument(row.with(13, 'nil')).fee).toBe('nil');
  });

  it('shows - for everything that is missing or an invalid date', () => {
    const period = { from: '-', to: '-' };
    const nothing = toTenderDocument([]);
    expect(
      Object.values(nothing).flatMap((part: object | string) =>
        typeof part === 'string' ? [part] : Object.values(part),
      ),
    ).toEqual(Array.from({ length: 17 }, () => '-'));
    expect(toTenderDocument(row.with(6, 'soon').with(7, '')).formM).toEqual(period);
  });

  // Requirement: EN-055
  it('returns texts for any row', () => {
    const cell = fc.oneof(fc.string(), fc.double(), fc.constant(null));
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 25 }), (any) => {
        const { technical, ...rest } = toTenderDocument(any);
        expect(typeof technical.to).toBe('string');
        expect(rest.auctionName).not.toBe('');
      }),
    );
  });
});
