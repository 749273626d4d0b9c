import { Alert } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useRepresentation } from '../../../state/representation.ts';
import type { Session } from '../../../state/session.ts';
import * as styles from '../../../common/form/formPage.css.ts';
import { AnswerList } from '../../../common/applications/AnswerList.tsx';
import { AnswersStep, type AnswersStepProps } from './AnswersStep.tsx';

/** The props of `DetailsStep`. */
export interface DetailsStepProps extends Pick<
  AnswersStepProps,
  'answers' | 'navigation' | 'onChange' | 'onDone'
> {
  session: Session;
}

/** The step with the applicant's details and the fields that the account does not answer. */
export function DetailsStep({ session, ...step }: DetailsStepProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const person = useRepresentation();
  const none = t('common:apply.answer.none');
  return (
    <AnswersStep {...step} step="details" title={t('details.heading')} lead={t('details.lead')}>
      {session.userType === 'C' && person === undefined && (
        <Alert tone="info" role="none">
          <p>{t('counter.text')}</p>
        </Alert>
      )}
      <AnswerList
        className={styles.pairs}
        answers={
          person
            ? [[t('specification:registration.name'), person.fullName]]
            : [
                [t('specification:registration.name'), session.fullName],
                [t('specification:registration.mobile'), session.mobileNo || none],
                [t('specification:registration.email'), session.emailId || none],
              ]
        }
      />
    </AnswersStep>
  );
}
