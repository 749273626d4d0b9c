import { otpDigits, otpResendSeconds } from '@temple-land/portal-core';
import { Alert, Button, Countdown, OtpField } from '@temple-land/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { formatMobile } from '../../../common/text/formatMobile.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import * as styles from './ConfirmationCode.css.ts';
import type { Confirmation } from './useConfirmation.ts';

/** The props of `ConfirmationCode`. */
export interface ConfirmationCodeProps {
  confirmation: Confirmation;
  /** The id of the control that a problem is about: the code, or the button that sends it. */
  id: string;
}

function SentCode({ confirmation, id }: ConfirmationCodeProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const toText = useMessageText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <OtpField
        ref={field}
        id={id}
        label={t('confirm.label')}
        digits={otpDigits}
        value={confirmation.code}
        onChange={confirmation.setCode}
        errorMessage={confirmation.problem && toText(confirmation.problem)}
      />
      <div className={styles.again}>
        <Button
          isDisabled={!confirmation.canResend}
          isPending={confirmation.isSending}
          onClick={() => confirmation.send(t('confirm.sent'))}
        >
          {t('confirm.again')}
        </Button>
        <Countdown
          seconds={otpResendSeconds}
          runKey={confirmation.run}
          text={(count) => (count > 0 ? t('confirm.countdown', { count }) : '')}
          onEnd={confirmation.allowResend}
        />
      </div>
    </>
  );
}

/** The one-time code by which an application is confirmed; nothing for an account without a mobile number. */
export function ConfirmationCode({ confirmation, id }: ConfirmationCodeProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const toText = useMessageText();
  const { mobile, isSent, isVerified, problem } = confirmation;
  if (mobile === '') return null;
  const hintId = `${id}-problem`;
  return (
    <section className={styles.part} aria-labelledby="confirmation">
      <h3 id="confirmation">{t('confirm.heading')}</h3>
      <p>{t('confirm.lead', { number: formatMobile(mobile) })}</p>
      <OutcomeMessage message={confirmation.sendProblem} />
      {isVerified && (
        <Alert tone="success">
          <p>{t('confirm.accepted')}</p>
        </Alert>
      )}
      {isSent ? (
        !isVerified && <SentCode {...{ confirmation, id }} />
      ) : (
        <>
          {problem && (
            <p id={hintId} className={styles.error}>
              {toText(problem)}
            </p>
          )}
          <Button
            id={id}
            {...(problem ? { 'aria-describedby': hintId } : {})}
            isPending={confirmation.isSending}
            onClick={() => confirmation.send()}
          >
            {t('confirm.send')}
          </Button>
        </>
      )}
    </section>
  );
}
