import { isWithoutRate, type LandEstimate } from '@temple-land/portal-core';
import { Alert, Stack } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerList } from './AnswerList.tsx';
import * as styles from './ApplicationDetails.css.ts';
import {
  formatApplicationFee,
  hasSeveralLines,
  listEstimateFacts,
  type EstimatedLand,
} from './estimateFacts.ts';
import { ValuationLines } from './ValuationLines.tsx';

/** The props of `EstimatedCosts`. */
export interface EstimatedCostsProps {
  estimate: LandEstimate;
  land: EstimatedLand;
}

/** The application fee, what the land would cost, and the rate that says so; for several plots a line for each. */
export function EstimatedCosts({ estimate, land }: EstimatedCostsProps) {
  const { t } = useTranslation(['common', 'specification']);
  const id = useId();
  const { lines = [], areaGranted } = estimate;
  const fee = formatApplicationFee(estimate.applicationFee, { t });
  return (
    <Stack elementType="section" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('common:estimate')}
      </h3>
      <AnswerList
        answers={[
          [t('common:estimate.applicationFee'), fee],
          ...listEstimateFacts(estimate, land, { t }),
        ]}
        className={styles.facts}
      />
      {hasSeveralLines(estimate) && <ValuationLines lines={lines} areaGranted={areaGranted} />}
      {lines.some(isWithoutRate) && (
        <Alert tone="warning" role="none">
          <p>{t('common:sheet.incomplete')}</p>
        </Alert>
      )}
      <p>{t('common:estimate.note')}</p>
    </Stack>
  );
}
