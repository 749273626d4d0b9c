import type { LandEstimate } from '@temple-land/portal-core';
import { Alert, RadioCards } from '@temple-land/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useConfiguration } from '../../../api/configuration/useConfiguration.ts';
import { EstimatedCosts } from '../../../common/applications/EstimatedCosts.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import * as styles from '../../../common/form/formPage.css.ts';
import { parsePaymentOrder, usePaymentOrder } from '../../../common/payments/PaymentOutcome.tsx';
import { formatRupees } from '../../../i18n/format.ts';
import { toFeeKey, type LandAnswers } from '../landDraft.ts';
import { useLandEstimate } from '../useLandEstimate.ts';
import { OnlineFee } from './OnlineFee.tsx';
import { AnswersStep, type AnswersStepProps, type FieldProblem } from './AnswersStep.tsx';

/** The props of `FeeStep`. */
export type FeeStepProps = Pick<AnswersStepProps, 'answers' | 'navigation' | 'onChange' | 'onDone'>;

/** Returns the order of the online payment: a new one, the one from which the user returns, or that of the draft. */
function useFeePayment({ paymentNo }: LandAnswers) {
  const [address] = useSearchParams();
  const [begun, setBegun] = useState<string>();
  const stored = paymentNo === '' ? undefined : paymentNo;
  const orderNo = begun ?? parsePaymentOrder(address) ?? stored;
  return { orderNo, payment: usePaymentOrder(orderNo), setBegun };
}

interface FeeWaysProps {
  form: UseFormReturn<LandAnswers>;
  answers: LandAnswers;
  /** The fee in the reader's digits. */
  n: string;
  payment: ReturnType<typeof usePaymentOrder>;
  isMissing: boolean;
  setMissing: (isMissing: boolean) => void;
  onChange: (answers: LandAnswers) => void;
  onOrder: (orderNo: string) => void;
}

/** The choice between paying online and by challan, and the online payment. */
function FeeWays({ form, answers, n, payment, isMissing, ...on }: FeeWaysProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const choose = (value: string) => {
    form.setValue('feePayment', value === 'online' ? 'online' : 'challan');
    on.setMissing(false);
    on.onChange(form.getValues());
  };
  const keepOrder = (paymentNo: string) => {
    form.setValue('paymentNo', paymentNo);
    on.onOrder(paymentNo);
    on.onChange(form.getValues());
  };
  return (
    <div className={styles.below}>
      <RadioCards
        label={t('fee.way')}
        choices={[
          { value: 'online', label: t('fee.way.online') },
          { value: 'challan', label: t('fee.way.challan') },
        ]}
        value={form.getValues('feePayment')}
        onChange={choose}
      />
      {form.getValues('feePayment') === 'online' && (
        <OnlineFee answers={answers} fee={n} {...{ payment, isMissing }} onOrder={keepOrder} />
      )}
    </div>
  );
}

function FeeForm({
  estimate,
  answers,
  onDone,
  ...step
}: FeeStepProps & { estimate: LandEstimate | null }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const offersPayments = useConfiguration()?.offersPayments === true;
  const { orderNo, payment, setBegun } = useFeePayment(answers);
  const [isMissing, setMissing] = useState(false);
  const fee = estimate?.applicationFee ?? 0;
  const n = formatRupees(fee);
  const isBegun = orderNo !== undefined;
  const way = answers.feePayment === 'online' || isBegun ? 'online' : 'challan';
  const feePayment = fee > 0 ? way : 'none';
  const given = { feePayment, feeFor: toFeeKey(answers), paymentNo: orderNo ?? '' } as const;
  const findProblem = ({ feePayment: paidBy, challanAmount }: LandAnswers) =>
    fee > 0 && paidBy === 'challan' && Number(challanAmount) < fee
      ? ({ field: 'challanAmount', key: 'apply.fee.amount', n } satisfies FieldProblem)
      : undefined;
  const leave = (done: LandAnswers) => {
    const isUnpaid = done.feePayment === 'online' && payment.order?.state !== 'paid';
    setMissing(isUnpaid);
    if (!isUnpaid) onDone({ ...done, paymentNo: payment.order?.orderNo ?? '' });
  };
  return (
    <AnswersStep
      {...step}
      step="fee"
      title={t('fee.heading')}
      lead={t('fee.lead')}
      answers={{ ...answers, ...given }}
      findProblem={findProblem}
      onDone={leave}
    >
      {(form) => (
        <>
          {estimate === null ? (
            <p>{t('fee.none')}</p>
          ) : (
            <EstimatedCosts estimate={estimate} land={{ ...answers, mouza: answers.names.mouza }} />
          )}
          {fee > 0 && (
            <div className={styles.below}>
              <Alert tone="info" role="none">
                <p>{offersPayments ? t('fee.way.lead', { n }) : t('fee.pay', { n })}</p>
              </Alert>
            </div>
          )}
          {fee > 0 && (offersPayments || way === 'online') && (
            <FeeWays
              {...{ form, answers, n, payment, isMissing, setMissing }}
              onChange={step.onChange}
              onOrder={setBegun}
            />
          )}
        </>
      )}
    </AnswersStep>
  );
}

/**
 * The step of the application fee: what it and the land cost by the rate in force, and the fee itself, online or by
 * challan.
 */
export function FeeStep(props: FeeStepProps) {
  const { estimate, isPending, message, refetch } = useLandEstimate(props.answers);
  if (estimate !== undefined) return <FeeForm {...props} estimate={estimate} />;
  return (
    <div className={`${styles.main} ${styles.narrow}`}>
      <div className={styles.formCard}>
        {isPending ? <Loading /> : <Retry message={message} onRetry={refetch} />}
      </div>
    </div>
  );
}
