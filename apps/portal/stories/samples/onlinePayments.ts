// Sample data of payments that are made online.
import type { Output, PaymentOrder, RefundRow } from '@temple-land/portal-core';

/** The reference of the sample orders. */
export const orderNo = 'q7RkWm2xT9bVn4sC';

const order: PaymentOrder = {
  orderNo,
  purpose: 'demand',
  amount: 189_500,
  state: 'open',
  createdOn: '2026-11-21T06:05:00.000Z',
  payments: [],
};

/** A payment that was begun and is not confirmed. */
export const openOrder = order;

/** A payment that was accepted. */
export const paidOrder: PaymentOrder = {
  ...order,
  state: 'paid',
  payments: [
    {
      reference: 'pay_NkT82hfQ0sLd4v',
      method: 'upi',
      amount: 189_500,
      paidOn: '2026-11-21T06:12:00.000Z',
      refundReason: null,
    },
  ],
};

/** A payment that was received after the last day. */
export const refundedOrder: PaymentOrder = {
  ...paidOrder,
  payments: paidOrder.payments.map((payment) => ({ ...payment, refundReason: 'late' as const })),
};

/** Every end of a payment, as an application can have them. */
export const severalOrders: PaymentOrder[] = [
  { ...order, orderNo: `${orderNo}1`, state: 'cancelled' },
  { ...order, orderNo: `${orderNo}2`, state: 'failed' },
  { ...refundedOrder, orderNo: `${orderNo}3` },
  paidOrder,
];

/** Answers that an order is as it is. */
export const checked = (result: PaymentOrder) =>
  ({ status: 200, result }) satisfies Output<'paymentCheck'>;

/** The page of the gateway for an order. */
export const begun = {
  status: 200,
  result: { orderNo, payUrl: 'https://pay.example/pay/1' },
} satisfies Output<'demandPay'>;

const dueRefund: RefundRow = {
  paymentId: 41,
  reference: 'pay_NkT82hfQ0sLd4v',
  method: 'upi',
  amount: 189_500,
  paidOn: '2025-11-21T06:12:00.000Z',
  refundReason: 'late',
  purpose: 'demand',
  applicationNo: 'LA-2025-PUR-000412',
  payerName: 'Sanjukta Behera',
  recordedBy: '',
};

const dueFee: RefundRow = {
  ...dueRefund,
  paymentId: 42,
  reference: 'pay_Qx71LmZr3bVt9c',
  method: 'netbanking',
  amount: 500,
  paidOn: '2025-09-02T11:40:00.000Z',
  refundReason: 'notSubmitted',
  purpose: 'applicationFee',
  applicationNo: '',
  payerName: 'Bijay Kumar Nayak',
};

/** Payments that are to be refunded: one of an application, and a fee of none. */
export const refundsDue = {
  status: 200,
  result: { rows: [dueFee, dueRefund], total: 2, mayRecord: true },
} satisfies Output<'refundList'>;

/** A payment whose refund was recorded. */
export const refundsMade = {
  status: 200,
  result: {
    rows: [
      {
        ...dueRefund,
        refund: { refundedOn: '2025-11-26', reference: 'NEFT/2025/004417' },
        recordedBy: 'Manoj Pattnaik',
      },
    ],
    total: 1,
    mayRecord: true,
  },
} satisfies Output<'refundList'>;
