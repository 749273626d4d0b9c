import { Button, Form, Link, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { Captcha } from '../captcha/Captcha.tsx';
import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';
import { FormSummary } from '../form/FormSummary.tsx';
import { toFieldProps } from '../form/toFieldProps.ts';
import { useFormProblems } from '../form/useFormProblems.ts';
import { OtpDialog } from '../otp/OtpDialog.tsx';
import { useGuestConfirmation } from './useGuestConfirmation.ts';

const order = ['mobileno', 'answer'] as const;

/** The form by which a visitor confirms a mobile number; then the visitor is the guest of this tab. */
export function GuestConfirmation() {
  const { t } = useTranslation(['common', 'specification']);
  const { form, captcha, otp, submit, message } = useGuestConfirmation();
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  return (
    <>
      <FormSummary problems={problems} submitCount={submitCount} />
      <OutcomeMessage message={message} />
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          {...toFieldProps(form.register('mobileno'))}
          id={idOf('mobileno')}
          label={t('specification:registration.mobile')}
          description={t('common:guest.mobile.hint')}
          errorMessage={errorOf('mobileno')}
          inputMode="numeric"
          autoComplete="tel-national"
        />
        <Captcha
          {...toFieldProps(form.register('answer'))}
          id={idOf('answer')}
          captcha={captcha}
          errorMessage={errorOf('answer')}
        />
        <p>
          {t('common:guest.consent')}{' '}
          <Link href={href('/privacy-policy')}>{t('common:guest.privacy')}</Link>
        </p>
        <Button type="submit" kind="primary" size="large" isPending={otp.isSending}>
          {t('common:guest.send')}
        </Button>
      </Form>
      <OtpDialog otp={otp} />
    </>
  );
}
