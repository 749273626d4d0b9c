import { Alert } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../state/session.ts';
import * as styles from '../../../common/form/formPage.css.ts';
import { AnswerList } from './AnswerList.tsx';
import { StepCard, type StepNavigation } from './StepCard.tsx';

/** The props of `DetailsStep`. */
export interface DetailsStepProps {
  session: Session;
  navigation: StepNavigation;
  onDone: () => void;
}

/** The step with the applicant's details. */
export function DetailsStep({ session, navigation, onDone }: DetailsStepProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const none = t('common:apply.answer.none');
  return (
    <div className={`${styles.main} ${styles.narrow}`}>
      <StepCard
        title={t('details.heading')}
        lead={t('details.lead')}
        navigation={navigation}
        onSubmit={onDone}
      >
        {session.userType === 'C' && (
          <Alert tone="info" role="none">
            <p>{t('counter.text')}</p>
          </Alert>
        )}
        <AnswerList
          className={styles.pairs}
          answers={[
            [t('specification:registration.name'), session.fullName],
            [t('specification:registration.mobile'), session.mobileNo || none],
            [t('specification:registration.email'), session.emailId || none],
          ]}
        />
      </StepCard>
    </div>
  );
}
