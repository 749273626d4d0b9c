import { Alert } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../state/session.ts';
import * as styles from '../../../common/form/formPage.css.ts';
import { Pairs } from './Pairs.tsx';
import { StepCard, type StepWays } from './StepCard.tsx';

/** The props of `DetailsStep`. */
export interface DetailsStepProps {
  session: Session;
  ways: StepWays;
  onDone: () => void;
}

/** Shows whose application it is. */
export function DetailsStep({ session, ways, onDone }: DetailsStepProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const none = t('common:apply.answer.none');
  return (
    <div className={`${styles.main} ${styles.narrow}`}>
      <StepCard title={t('details.heading')} lead={t('details.lead')} ways={ways} onSubmit={onDone}>
        {session.userType === 'C' && (
          <Alert tone="info" role="none">
            <p>{t('counter.text')}</p>
          </Alert>
        )}
        <Pairs
          className={styles.pairs}
          pairs={[
            [t('specification:registration.name'), session.fullName],
            [t('specification:registration.mobile'), session.mobileNo || none],
            [t('specification:registration.email'), session.emailId || none],
          ]}
        />
      </StepCard>
    </div>
  );
}
