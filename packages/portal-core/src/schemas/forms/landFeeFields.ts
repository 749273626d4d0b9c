import { choice, line, number } from './fieldKinds.ts';
import type { FormField } from './formField.ts';
import { requiredPastDate } from './requiredKinds.ts';

const whenPaidByChallan = { field: 'feePayment', is: ['challan'] } as const;

/** The fields of the application fee: how it is paid, which follows from the rate, and the challan. */
export const landFeeFields = {
  feePayment: {
    ...choice(
      {
        challan: { label: 'common:apply.feePayment.challan' },
        online: { label: 'common:apply.feePayment.online' },
        none: { label: 'common:apply.feePayment.none' },
      },
      'apply.answer.required',
    ),
    step: 'derived',
    storedAs: 'details',
    labels: { form: 'common:apply.feePayment' },
  },
  challanNo: {
    ...line(40, 'step.need'),
    step: 'fee',
    storedAs: 'details',
    labels: { form: 'common:apply.challanNo', facts: 'common:apply.challanNo.fee' },
    hint: 'common:apply.challanNo.hint',
    shownWhen: whenPaidByChallan,
    printed: {
      part: 'details',
      label: { en: 'Challan of the application fee', or: 'ଆବେଦନ ଫିର ଚାଲାଣ' },
    },
  },
  challanOn: {
    ...requiredPastDate('apply.challan.day'),
    step: 'fee',
    storedAs: 'details',
    labels: { form: 'common:apply.challanOn' },
    isHalf: true,
    shownWhen: whenPaidByChallan,
    printed: { part: 'details', label: { en: 'Date of the challan', or: 'ଚାଲାଣର ତାରିଖ' } },
  },
  challanAmount: {
    ...number(8, 99_999_999, 'amount.numeric'),
    step: 'fee',
    storedAs: 'details',
    labels: { form: 'common:apply.challanAmount' },
    unit: 'common:apply.rupees',
    isHalf: true,
    shownWhen: whenPaidByChallan,
    printed: {
      part: 'details',
      label: { en: 'Amount of the challan, rupees', or: 'ଚାଲାଣର ପରିମାଣ (ଟଙ୍କା)' },
    },
  },
} as const satisfies Readonly<Record<string, FormField<'fee' | 'derived'>>>;
