import { Alert, Button, Stack } from '@temple-land/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import * as styles from '../../../common/form/formPage.css.ts';
import { goToGateway } from '../../../common/payments/goToGateway.ts';
import { PaymentOutcome, type usePaymentOrder } from '../../../common/payments/PaymentOutcome.tsx';
import type { LandAnswers } from '../landDraft.ts';
import { toEstimateInput } from '../useLandEstimate.ts';

/** The props of `OnlineFee`. */
export interface OnlineFeeProps {
  answers: LandAnswers;
  /** The fee in the reader's digits. */
  fee: string;
  payment: ReturnType<typeof usePaymentOrder>;
  /** Whether the step was left without a payment. */
  isMissing: boolean;
  /** Called with the order that is to be paid; the draft keeps it before the portal is left. */
  onOrder: (orderNo: string) => void;
}

/** The payment of the application fee online: the button that goes to the payment service, and what became of it. */
export function OnlineFee({ answers, fee, payment, isMissing, onOrder }: OnlineFeeProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { pathname } = useLocation();
  const land = toEstimateInput(answers);
  const { mutate, isPending, error } = useServiceMutation('feePay', {
    onSuccess: (answer) => {
      if (!('result' in answer)) return;
      const { orderNo, payUrl } = answer.result;
      onOrder(orderNo);
      if (payUrl !== '') goToGateway(payUrl);
    },
  });
  const ignore = useCallback(() => undefined, []);
  const isPaid = payment.order?.state === 'paid';
  return (
    <Stack className={styles.below}>
      <OutcomeMessage message={error?.userMessage} />
      {isMissing && !isPaid && (
        <Alert tone="danger">
          <p>{t('fee.unpaid')}</p>
        </Alert>
      )}
      <PaymentOutcome payment={payment} onClosed={ignore} />
      {!isPaid && land && (
        <>
          <p>{t('common:onlinePayment.lead')}</p>
          <div>
            <Button isPending={isPending} onClick={() => mutate({ ...land, returnPath: pathname })}>
              {t('fee.online.pay', { n: fee })}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
