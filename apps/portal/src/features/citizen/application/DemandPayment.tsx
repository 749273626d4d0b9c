import type { ApplicationDetail } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  parsePaymentOrder,
  PaymentOutcome,
  usePaymentOrder,
} from '../../../common/payments/PaymentOutcome.tsx';

/** What became of the payment from which the user returns, or of one that was begun and is still open. */
export function DemandPayment({ application }: { application: ApplicationDetail }) {
  const [address] = useSearchParams();
  const queryClient = useQueryClient();
  const { applicationId, paymentOrders = [] } = application;
  const open = paymentOrders.findLast(({ state }) => state === 'open');
  const named = parsePaymentOrder(address);
  const payment = usePaymentOrder(named ?? open?.orderNo);
  const reload = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: ['applyLandDraft'] });
  }, [queryClient]);
  if (named === undefined && open === undefined && payment.order === undefined) return null;
  return <PaymentOutcome key={applicationId} payment={payment} onClosed={reload} />;
}
