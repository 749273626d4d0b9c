import { computeSheet, type SheetPlot, type Valuation } from '@temple-land/portal-core';

const listedRate = {
  orderNo: 'RD-114/2025',
  ratePerAcre: 300_000,
  concessionPercent: 50,
  concessionUpTo: 1,
  fee: 500,
  kisam: 'Gharabari',
  isForMouza: false,
  effectiveFrom: '2025-04-01T00:00:00.000Z',
};

const sheetPlots: SheetPlot[] = [
  { plotNo: '318', kisam: 'Gharabari', area: 0.5, rule: listedRate },
  { plotNo: '319', kisam: 'Patita', area: 0.32, rule: null },
];

/** The sheet that record and rates propose: two plots, of which one has no rate in the list. */
export const proposedSheet = {
  ...computeSheet(sheetPlots.map((plot) => ({ ...plot, ownRate: null, override: null }))),
  isProposed: true,
  plots: sheetPlots,
  termYears: null,
  challanNo: '',
  paidOn: null,
} satisfies Valuation;

/** A sheet with a line by the list, one with another amount, and one with a rate of the officer. */
export const sheetOfLines = {
  ...computeSheet([
    {
      plotNo: '318',
      kisam: 'Gharabari',
      area: 0.3,
      rule: listedRate,
      ownRate: null,
      override: null,
    },
    {
      plotNo: '318',
      kisam: 'Gharabari',
      area: 0.2,
      rule: listedRate,
      ownRate: null,
      override: { amount: 24_000, reason: 'This part is under water for half the year.' },
    },
    {
      plotNo: '319',
      kisam: 'Patita',
      area: 0.32,
      rule: null,
      ownRate: {
        ratePerAcre: 90_000,
        orderNo: 'COL/2026/7',
        reason: 'The list has no rate for waste land here.',
      },
      override: null,
    },
  ]),
  isProposed: false,
  termYears: null,
  challanNo: '',
  paidOn: null,
} satisfies Valuation;
