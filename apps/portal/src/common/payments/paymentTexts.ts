import type { Payment, PaymentMethod, PaymentOrder, RefundReason } from '@temple-land/portal-core';
import { formatDate, formatRupees } from '../../i18n/format.ts';
import type { TextKey, Translation } from '../../i18n/textKey.ts';
import { formatDateTime } from '../text/dateTime.ts';

const methodKeys = {
  upi: 'specification:paymentMethod.upi',
  card: 'specification:paymentMethod.card',
  netbanking: 'specification:paymentMethod.netbanking',
  wallet: 'specification:paymentMethod.wallet',
  other: 'specification:paymentMethod.other',
} as const satisfies Record<PaymentMethod, string>;

/** The texts of why a payment is to be refunded. */
export const refundKeys = {
  late: 'specification:refundReason.late',
  paidOtherwise: 'specification:refundReason.paidOtherwise',
  closed: 'specification:refundReason.closed',
  amountChanged: 'specification:refundReason.amountChanged',
  notSubmitted: 'specification:refundReason.notSubmitted',
} as const satisfies Record<RefundReason, string>;

/** The texts of what a payment is for. */
export const purposeKeys = {
  demand: 'common:onlinePayment.demand',
  applicationFee: 'common:onlinePayment.applicationFee',
} as const satisfies Record<PaymentOrder['purpose'], TextKey<'common'>>;

/** The texts of an order without a payment. */
export const orderStateKeys = {
  open: 'common:onlinePayment.state.open',
  failed: 'common:onlinePayment.state.failed',
  cancelled: 'common:onlinePayment.state.cancelled',
  expired: 'common:onlinePayment.state.expired',
} as const;

/** Returns an amount in rupees with its sign. */
export const toRupees = (amount: number): string => `₹ ${formatRupees(amount)}`;

/** Returns method, reference and time of a payment. */
export const formatPayment = (
  { method, reference, paidOn }: Payment,
  { t }: Pick<Translation, 't'>,
): string =>
  t('common:onlinePayment.facts', {
    method: t(methodKeys[method]),
    reference,
    time: formatDateTime(paidOn),
  });

/** Returns why a payment is to be refunded, or when it was; undefined for an accepted one. */
export function formatRefund(
  { refundReason, refund }: Payment,
  { t }: Pick<Translation, 't'>,
): string | undefined {
  if (refundReason === null) return undefined;
  if (refund === undefined)
    return t('common:onlinePayment.refund', { reason: t(refundKeys[refundReason]) });
  const { refundedOn, reference } = refund;
  return t('common:onlinePayment.refunded', { date: formatDate(refundedOn), reference });
}
