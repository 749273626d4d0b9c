import type { LandEstimate } from '@temple-land/portal-core';
import { Alert } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { EstimatedCosts } from '../../../common/applications/EstimatedCosts.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import * as styles from '../../../common/form/formPage.css.ts';
import { formatRupees } from '../../../i18n/format.ts';
import { toFeeKey, type LandAnswers } from '../landDraft.ts';
import { useLandEstimate } from '../useLandEstimate.ts';
import { AnswersStep, type AnswersStepProps, type FieldProblem } from './AnswersStep.tsx';

/** The props of `FeeStep`. */
export type FeeStepProps = Pick<AnswersStepProps, 'answers' | 'navigation' | 'onChange' | 'onDone'>;

function FeeForm({ estimate, answers, ...step }: FeeStepProps & { estimate: LandEstimate | null }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const fee = estimate?.applicationFee ?? 0;
  const n = formatRupees(fee);
  const feePayment = fee > 0 ? 'challan' : 'none';
  const findProblem = ({ challanAmount }: LandAnswers): FieldProblem | undefined =>
    fee > 0 && Number(challanAmount) < fee
      ? { field: 'challanAmount', key: 'apply.fee.amount', n }
      : undefined;
  return (
    <AnswersStep
      {...step}
      step="fee"
      title={t('fee.heading')}
      lead={t('fee.lead')}
      answers={{ ...answers, feePayment, feeFor: toFeeKey(answers) }}
      findProblem={findProblem}
    >
      {estimate === null ? (
        <p>{t('fee.none')}</p>
      ) : (
        <EstimatedCosts estimate={estimate} land={{ ...answers, mouza: answers.names.mouza }} />
      )}
      {fee > 0 && (
        <div className={styles.below}>
          <Alert tone="info" role="none">
            <p>{t('fee.pay', { n })}</p>
          </Alert>
        </div>
      )}
    </AnswersStep>
  );
}

/** The step of the application fee: what it and the land cost by the rate in force, and the challan of the fee. */
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
