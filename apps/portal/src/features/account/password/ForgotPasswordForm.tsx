import { Alert, Form, MobileField } from '@temple-land/ui';
import type { FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { CaptchaSubmit } from '../form/CaptchaSubmit.tsx';
import * as styles from '../profile/AccountPage.css.ts';
import { NewPassword } from './NewPassword.tsx';
import { OtpDialog } from '../../../common/otp/OtpDialog.tsx';
import { useForgotPassword } from './useForgotPassword.ts';
import { toFieldProps } from '../../../common/form/toFieldProps.ts';

type ForgotPassword = ReturnType<typeof useForgotPassword>;

const order = ['mobileNo', 'newPassword', 'confirmPassword', 'answer'] as const;

const getMobileState = ({ otp }: ForgotPassword) => {
  if (otp.verified !== undefined) return 'verified';
  return otp.isSending ? 'sending' : 'unverified';
};

/** The fields shown after verification; pasting is blocked (spec 2.6). */
function NewPasswordFields({ forgotten: forgotPassword }: { forgotten: ForgotPassword }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { form, captcha, isPending } = forgotPassword;
  const { idOf, errorOf } = useFormProblems(form.formState.errors, order);
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <>
      <NewPassword
        {...toFieldProps(form.register('newPassword', { deps: 'confirmPassword' }))}
        id={idOf('newPassword')}
        label={t('specification:forgot.newPassword')}
        description={t('forgot.paste')}
        errorMessage={errorOf('newPassword')}
        typed={typed}
        isPasteBlocked
      />
      <NewPassword
        {...toFieldProps(form.register('confirmPassword'))}
        id={idOf('confirmPassword')}
        label={t('specification:forgot.confirmPassword')}
        errorMessage={errorOf('confirmPassword')}
        isPasteBlocked
      />
      <CaptchaSubmit
        {...toFieldProps(form.register('answer'))}
        id={idOf('answer')}
        captcha={captcha}
        errorMessage={errorOf('answer')}
        submitLabel={t('specification:forgot.submit')}
        isSubmitting={isPending}
      />
    </>
  );
}

/** The form of a forgotten password: verification of the User ID, then the new password (spec 2.6). */
export function ForgotPasswordForm() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const forgotPassword = useForgotPassword();
  const { form, otp, message, isOpen, submit, verifyUser } = forgotPassword;
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void (isOpen ? submit(event) : verifyUser());
  };
  return (
    <>
      <div className={styles.messages}>
        <FormSummary problems={problems} submitCount={submitCount} />
        {submitCount > 0 && problems.length > 0 && (
          <Alert tone="danger">{t('specification:forgot.fillRequired')}</Alert>
        )}
        <OutcomeMessage message={message} />
      </div>
      <Form onSubmit={onSubmit}>
        <MobileField
          {...toFieldProps(form.register('mobileNo'))}
          id={idOf('mobileNo')}
          label={t('specification:login.userId')}
          description={t('forgot.user')}
          errorMessage={errorOf('mobileNo')}
          prefix={t('mobile.prefix')}
          state={getMobileState(forgotPassword)}
          verifyLabel={t('specification:registration.verify')}
          verifiedLabel={t('specification:registration.verified')}
          isSubmit={!isOpen}
          onVerify={() => void verifyUser()}
        />
        {isOpen && <NewPasswordFields forgotten={forgotPassword} />}
      </Form>
      <OtpDialog otp={otp} />
    </>
  );
}
