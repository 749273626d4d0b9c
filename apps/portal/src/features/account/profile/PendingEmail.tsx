import { Alert, Button } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { row } from '../../../common/page/card.css.ts';
import type { ProfileChange } from './useProfile.ts';

/** The props of `PendingEmail`. */
export interface PendingEmailProps {
  email: string;
  /** Whether it is the address of the account, which somebody entered for its user. */
  isPresent: boolean;
  change: ProfileChange;
}

/** The new e-mail address that waits for its confirmation: the link can be sent again or cancelled. */
export function PendingEmail({ email, isPresent, change }: PendingEmailProps) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { resend, isPending, cancellation } = change;
  return (
    <>
      <Alert tone="info" title={t('email.pending', { email })} role="none">
        <p>{t(isPresent ? 'email.unconfirmed.text' : 'email.pending.text')}</p>
      </Alert>
      <OutcomeMessage message={cancellation.error?.userMessage} />
      <div className={row}>
        <Button isPending={isPending} onClick={() => resend(email)}>
          {t('email.resend')}
        </Button>
        {!isPresent && (
          <Button isPending={cancellation.isPending} onClick={() => cancellation.mutate({})}>
            {t('email.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}
