import { expect, it } from 'vitest';
import { buildAmountRows } from './amountRows.ts';
import { texts } from './printoutTexts.ts';

const sheet = {
  areaGranted: 0.5,
  ratePerAcre: 450_000,
  value: 225_000,
  concession: 45_000,
  fee: 500,
  amountDue: 180_500,
  termYears: null,
  rule: {
    orderNo: 'ORD/RATES/1',
    ratePerAcre: 450_000,
    concessionPercent: 20,
    concessionUpTo: 1,
    fee: 500,
  },
  challanNo: 'CH/77',
  paidOn: '2026-03-16',
};

it('an order shows how the amount came about, to whom it is due, and its payment', () => {
  expect(buildAmountRows(sheet)).toEqual([
    { label: texts.areaGranted, value: '0.5000' },
    { label: texts.rate, value: '4,50,000.00' },
    { label: texts.rule, value: 'ORD/RATES/1' },
    { label: texts.value, value: '2,25,000.00' },
    { label: texts.concession, value: '45,000.00' },
    { label: texts.fee, value: '500.00' },
    { label: texts.amountDue, value: '1,80,500.00' },
    { label: texts.payee, value: 'Temple administration · ମନ୍ଦିର ପ୍ରଶାସନ' },
    { label: texts.paidBy, value: 'CH/77, 16-03-2026' },
  ]);
});

it('an order names no rate order where the officer valued otherwise, and nothing without a sheet', () => {
  const rows = buildAmountRows({ ...sheet, ratePerAcre: 400_000 });
  expect(rows.map(({ label }) => label)).not.toContain(texts.rule);
  expect(buildAmountRows(undefined)).toEqual([]);
});
