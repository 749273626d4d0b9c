import { Alert } from '@temple-land/ui';
import { useText } from '../../i18n/useText.ts';
import type { Session } from '../../state/session.ts';
import * as styles from '../../blocks/formPage.css.ts';
import { Pairs } from './Pairs.tsx';
import { StepCard, type StepWays } from './StepCard.tsx';

/** What the first step takes. */
export interface DetailsStepProps {
  session: Session;
  ways: StepWays;
  onDone: () => void;
}

/** Shows whose application it is. */
export function DetailsStep({ session, ways, onDone }: DetailsStepProps) {
  const { m, t } = useText();
  const none = t('apply.answer.none');
  return (
    <div className={`${styles.main} ${styles.narrow}`}>
      <StepCard
        title={t('apply.details.heading')}
        lead={t('apply.details.lead')}
        ways={ways}
        onSubmit={onDone}
      >
        {session.userType === 'C' && (
          <Alert tone="info" role="none">
            <p>{t('apply.counter.text')}</p>
          </Alert>
        )}
        <Pairs
          className={styles.pairs}
          pairs={[
            [m('registration.name'), session.fullName],
            [m('registration.mobile'), session.mobileNo || none],
            [m('registration.email'), session.emailId || none],
          ]}
        />
      </StepCard>
    </div>
  );
}
