// Sample data of payments that are taken back.
import type { Output, PaymentReversal } from '@temple-land/portal-core';

const nothing = {
  reversals: [],
  mayPropose: false,
  mayConfirm: false,
  mayRefuse: false,
  isOrderIssued: false,
};

const proposal: PaymentReversal = {
  reversalId: 2,
  challanNo: 'CH-77/2026',
  paidOn: '2026-11-10',
  reason: 'The bank returned the challan on 14 November.',
  proposedBy: { userId: 3, fullName: 'Anita Dash' },
  proposedOn: '2026-11-15T05:10:00.000Z',
  state: 'open',
  endedBy: null,
  endedOn: null,
};

const refused: PaymentReversal = {
  ...proposal,
  reversalId: 1,
  reason: 'It seems to belong to another case.',
  proposedOn: '2026-11-12T05:10:00.000Z',
  state: 'refused',
  endedBy: { userId: 90, fullName: 'Basanti Swain' },
  endedOn: '2026-11-13T09:40:00.000Z',
};

/** An application without a payment. */
export const noReversals = {
  status: 200,
  result: nothing,
} satisfies Output<'paymentReversalRead'>;

/** A payment that the officer may propose to take back. */
export const paidOnce = {
  status: 200,
  result: { ...nothing, mayPropose: true },
} satisfies Output<'paymentReversalRead'>;

/** A proposal that waits for the officer, after one that was refused. */
export const reversalProposed = {
  status: 200,
  result: { ...nothing, reversals: [proposal, refused], mayConfirm: true, mayRefuse: true },
} satisfies Output<'paymentReversalRead'>;

/** A payment on which an order rests. */
export const orderIssued = {
  status: 200,
  result: { ...nothing, isOrderIssued: true },
} satisfies Output<'paymentReversalRead'>;
