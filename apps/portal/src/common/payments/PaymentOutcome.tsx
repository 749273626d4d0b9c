import type { PaymentOrder } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from '@temple-land/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useMessageText } from '../../i18n/useMessageText.ts';
import { formatPayment, formatRefund } from './paymentTexts.ts';

const orderPattern = /^[\w-]{8,64}$/;

/** The parameter of an address that names the order from whose payment the user returns. */
export const paymentParameter = 'payment';

/** Returns the order named in an address; undefined without one. */
export function parsePaymentOrder(address: URLSearchParams): string | undefined {
  const orderNo = address.get(paymentParameter) ?? '';
  return orderPattern.test(orderNo) ? orderNo : undefined;
}

/** Asks the payment service what became of an order. */
export function usePaymentOrder(orderNo: string | undefined) {
  const input = orderNo === undefined ? undefined : { orderNo };
  const query = useQuery(serviceQuery('paymentCheck', input, { isQuiet: true }));
  const { data, error, isLoading, isFetching, refetch } = query;
  const order = data && 'result' in data ? data.result : undefined;
  const check = () => void refetch();
  return {
    order,
    message: error?.userMessage,
    isPending: isLoading,
    isChecking: isFetching,
    check,
  };
}

const failedKeys = {
  failed: ['common:onlinePayment.failed', 'common:onlinePayment.failed.text'],
  cancelled: ['common:onlinePayment.cancelled', 'common:onlinePayment.cancelled.text'],
  expired: ['common:onlinePayment.expired', 'common:onlinePayment.expired.text'],
} as const;

/** A payment that was received: accepted, or to be refunded. */
function Received({ order: { payments } }: { order: PaymentOrder }) {
  const { t } = useTranslation(['common', 'specification']);
  const payment = payments.find(({ refundReason }) => refundReason === null) ?? payments[0];
  if (payment === undefined) return null;
  const refund = formatRefund(payment, { t });
  const title =
    refund === undefined || payment.refund !== undefined
      ? 'common:onlinePayment.paid'
      : 'common:onlinePayment.refused';
  return (
    <Alert tone={refund === undefined ? 'success' : 'warning'} title={t(title)}>
      <p>{formatPayment(payment, { t })}</p>
      {refund !== undefined && <p>{refund}</p>}
    </Alert>
  );
}

/** The props of `PaymentOutcome`. */
export interface PaymentOutcomeProps {
  payment: ReturnType<typeof usePaymentOrder>;
  /** Called when the order is no longer open. */
  onClosed: () => void;
}

/** What became of a payment, and the button that asks again while the payment service has no answer. */
export function PaymentOutcome({ payment, onClosed }: PaymentOutcomeProps) {
  const { t } = useTranslation(['common', 'specification']);
  const toText = useMessageText();
  const { order, message, isPending, isChecking, check } = payment;
  const state = order?.state;
  useEffect(() => {
    if (state !== undefined && state !== 'open' && state !== 'created') onClosed();
  }, [state, onClosed]);
  const again = (
    <p>
      <Button onClick={check} isPending={isChecking}>
        {t('common:onlinePayment.check')}
      </Button>
    </p>
  );
  if (isPending) return <p role="status">{t('common:onlinePayment.checking')}</p>;
  if (message !== undefined) {
    return (
      <Alert tone="warning" title={t('common:onlinePayment.unknown')}>
        <p>{toText(message)}</p>
        {again}
      </Alert>
    );
  }
  if (order === undefined) return null;
  if (order.state === 'paid' || order.state === 'refunded') return <Received order={order} />;
  if (order.state === 'open' || order.state === 'created') {
    return (
      <Alert tone="info" title={t('common:onlinePayment.unknown')}>
        <p>{t('common:onlinePayment.unknown.text')}</p>
        {again}
      </Alert>
    );
  }
  const [title, text] = failedKeys[order.state];
  return (
    <Alert tone="danger" title={t(title)}>
      <p>{t(text)}</p>
    </Alert>
  );
}
