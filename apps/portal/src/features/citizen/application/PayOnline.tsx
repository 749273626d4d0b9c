import type { ApplicationDetail } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { goToGateway } from '../../../common/payments/goToGateway.ts';
import { toRupees } from '../../../common/payments/paymentTexts.ts';
import * as styles from '../citizen.css.ts';

/** The button that pays the amount due online, and the way by challan below it. */
export function PayOnline({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const { applicationId, valuation } = application;
  const { mutate, isPending, error } = useServiceMutation('demandPay', {
    onSuccess: (answer) => {
      const payUrl = 'result' in answer ? answer.result.payUrl : '';
      if (payUrl !== '') goToGateway(payUrl);
      else void queryClient.invalidateQueries({ queryKey: ['applyLandDraft'] });
    },
  });
  return (
    <div className={styles.step}>
      <OutcomeMessage message={error?.userMessage} />
      <div>
        <Button
          kind="primary"
          isPending={isPending}
          onClick={() => mutate({ applicationId, returnPath: pathname })}
        >
          {t('pay.online', { amount: toRupees(valuation?.amountDue ?? 0) })}
        </Button>
      </div>
      <p className={muted}>{t('common:onlinePayment.lead')}</p>
      <p>
        <b>{t('pay.challan')}</b>
      </p>
    </div>
  );
}
