import { otpDigits } from '@temple-land/portal-core';
import { Button, Countdown, Dialog, OtpField } from '@temple-land/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveAnnouncer } from '../feedback/LiveAnnouncer.tsx';
import { formatMobile } from '../text/formatMobile.ts';
import { useMessageText } from '../../i18n/useMessageText.ts';
import * as styles from './OtpDialog.css.ts';
import type { Otp } from './useOtp.ts';

/** The dialog of a one-time code: six boxes, countdown, Resend OTP, Verify OTP (spec 2.5). */
export function OtpDialog({ otp }: { otp: Otp }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const toText = useMessageText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    otp.verify();
  };
  return (
    <Dialog
      isOpen={otp.mobile !== undefined}
      onOpenChange={otp.close}
      title={t('account:otp.title')}
    >
      <LiveAnnouncer />
      <form method="post" noValidate onSubmit={submit}>
        <p className={styles.lead}>
          {t('account:otp.lead', { number: formatMobile(otp.mobile ?? '') })}
        </p>
        <OtpField
          label={t('account:otp.label')}
          digits={otpDigits}
          value={otp.code}
          onChange={otp.setCode}
          errorMessage={otp.problem && toText(otp.problem)}
        />
        <div className={styles.again}>
          <Countdown
            seconds={otp.resendSeconds}
            runKey={otp.countdownKey}
            text={(n) =>
              n > 0 ? t('account:otp.countdown', { count: n }) : t('account:otp.ended')
            }
            onEnd={otp.allowResend}
          />
          <Button
            isDisabled={!otp.canResend}
            isPending={otp.isResending}
            onClick={() => otp.resend(t('account:otp.sent'))}
          >
            {t('specification:otp.resend')}
          </Button>
        </div>
        <Button type="submit" kind="primary" size="large" isBlock isPending={otp.isVerifying}>
          {t('specification:otp.verify')}
        </Button>
      </form>
    </Dialog>
  );
}
