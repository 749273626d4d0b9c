import { expect, it } from 'vitest';
import { sampleOffice } from '@temple-land/portal-core';
import { buildAmountRows } from './amountRows.ts';
import { texts } from './printoutTexts.ts';

const office = {
  ...sampleOffice,
  'owner.en': 'Puri Land Office',
  'owner.or': 'ପୁରୀ ଭୂମି କାର୍ଯ୍ୟାଳୟ',
};
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
  expect(buildAmountRows(sheet, office)).toEqual([
    { label: texts.areaGranted, value: '0.5000' },
    { label: texts.rate, value: '4,50,000.00' },
    { label: texts.rule, value: 'ORD/RATES/1' },
    { label: texts.value, value: '2,25,000.00' },
    { label: texts.concession, value: '45,000.00' },
    { label: texts.fee, value: '500.00' },
    { label: texts.amountDue, value: '1,80,500.00' },
    { label: texts.payee, value: 'Puri Land Office · ପୁରୀ ଭୂମି କାର୍ଯ୍ୟାଳୟ' },
    { label: texts.paidBy, value: 'CH/77, 16-03-2026' },
  ]);
});

it('an online payment shows its method, reference and time instead of a challan', () => {
  const payment = {
    reference: 'CH/77',
    method: 'upi',
    amount: 180_500,
    paidOn: '2026-03-16T06:12:00.000Z',
    refundReason: null,
  } as const;
  const order = { orderNo: 'o', purpose: 'demand', amount: 180_500, state: 'paid' } as const;
  const late = { ...payment, reference: 'CH/78', refundReason: 'late' } as const;
  const orders = [{ ...order, createdOn: payment.paidOn, payments: [payment, late] }];
  const rows = buildAmountRows(sheet, office, orders);
  expect(rows.map(({ label }) => label)).not.toContain(texts.paidBy);
  expect(rows.slice(-3)).toEqual([
    { label: texts.paidOnline, value: '1,80,500.00; UPI; CH/77; 16-03-2026, 11:42' },
    { label: texts.paidOnline, value: '1,80,500.00; UPI; CH/78; 16-03-2026, 11:42' },
    { label: texts.toRefund, value: 'paid after the last day' },
  ]);
  const refund = { refundedOn: '2026-03-20', reference: 'NEFT/9' };
  const refunded = [{ ...order, createdOn: payment.paidOn, payments: [{ ...late, refund }] }];
  expect(buildAmountRows(sheet, office, refunded).at(-1)).toEqual({
    label: texts.refunded,
    value: '20-03-2026; NEFT/9; paid after the last day',
  });
});

it('an order names no rate order where the officer valued otherwise, and nothing without a sheet', () => {
  const rows = buildAmountRows({ ...sheet, ratePerAcre: 400_000 }, office);
  expect(rows.map(({ label }) => label)).not.toContain(texts.rule);
  expect(buildAmountRows(undefined, office)).toEqual([]);
});

it('an order of several lines shows each with its order, and the amount that the officer set instead', () => {
  const { rule } = sheet;
  const line = {
    plotNo: '318',
    kisam: 'Gharabari',
    area: 0.25,
    ratePerAcre: 450_000,
    rule,
    ownRate: null,
    value: 112_500,
    concession: 22_500,
    amount: 90_000,
    override: { amount: 80_000, reason: 'Under water' },
  };
  const ownRate = { orderNo: 'COL/7', reason: 'No rate for waste land' };
  const own = { ...line, plotNo: '319', kisam: '', rule: null, ownRate, concession: 0 };
  const lines = [line, { ...own, value: 112_500, amount: 112_500, override: null }];
  const rows = buildAmountRows({ ...sheet, lines }, office);
  expect(rows.slice(1, 4)).toEqual([
    {
      label: texts.sheetLine,
      value: '318 (Gharabari): 0.2500 × 4,50,000.00 − 22,500.00 = 90,000.00; ORD/RATES/1',
    },
    { label: texts.override, value: '80,000.00; Under water' },
    {
      label: texts.sheetLine,
      value: '319: 0.2500 × 4,50,000.00 = 1,12,500.00; COL/7, No rate for waste land',
    },
  ]);
  expect(rows.map(({ label }) => label)).not.toContain(texts.rate);
  const single = [{ ...line, override: null }];
  expect(buildAmountRows({ ...sheet, lines: single }, office)).toEqual(
    buildAmountRows(sheet, office),
  );
});
