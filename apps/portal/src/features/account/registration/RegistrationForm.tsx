import { Form, Link, MobileField } from '@temple-land/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { CaptchaSubmit } from '../form/CaptchaSubmit.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { NameField } from '../form/NameField.tsx';
import * as styles from '../profile/AccountPage.css.ts';
import { NewPassword } from '../password/NewPassword.tsx';
import { OtpDialog } from '../../../common/otp/OtpDialog.tsx';
import { useRegistration } from './useRegistration.ts';
import { toFieldProps } from '../../../common/form/toFieldProps.ts';

const order = ['fullName', 'mobileno', 'emailId', 'password', 'conformPassword', 'answer'] as const;

const getMobileState = (isVerified: boolean, isSending: boolean) => {
  if (isVerified) return 'verified';
  return isSending ? 'sending' : 'unverified';
};

/** The registration form: name, verified number, e-mail, password and captcha (spec 2.5). */
export function RegistrationForm() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { form, captcha, otp, verifyMobile, submit, isPending, message } = useRegistration();
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <>
      <div className={styles.messages}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <OutcomeMessage message={message} />
      </div>
      <Form onSubmit={(event) => void submit(event)}>
        <NameField
          {...toFieldProps(form.register('fullName'))}
          id={idOf('fullName')}
          errorMessage={errorOf('fullName')}
        />
        <MobileField
          {...toFieldProps(form.register('mobileno'))}
          id={idOf('mobileno')}
          label={t('specification:registration.mobile')}
          description={t('registration.mobile.hint')}
          errorMessage={errorOf('mobileno')}
          prefix={t('mobile.prefix')}
          state={getMobileState(otp.verified !== undefined, otp.isSending)}
          verifyLabel={t('specification:registration.verify')}
          verifiedLabel={t('specification:registration.verified')}
          onVerify={() => void verifyMobile()}
        />
        <EmailField
          {...toFieldProps(form.register('emailId'))}
          id={idOf('emailId')}
          errorMessage={errorOf('emailId')}
        />
        <NewPassword
          {...toFieldProps(form.register('password', { deps: 'conformPassword' }))}
          id={idOf('password')}
          label={t('specification:login.password')}
          description={t('password.hint')}
          errorMessage={errorOf('password')}
          typed={password}
        />
        <NewPassword
          {...toFieldProps(form.register('conformPassword'))}
          id={idOf('conformPassword')}
          label={t('specification:registration.confirm')}
          errorMessage={errorOf('conformPassword')}
        />
        <p>
          {t('registration.consent')}{' '}
          <Link href={href('/privacy-policy')}>{t('common:title.privacyPolicy')}</Link>
        </p>
        <CaptchaSubmit
          {...toFieldProps(form.register('answer'))}
          id={idOf('answer')}
          captcha={captcha}
          errorMessage={errorOf('answer')}
          submitLabel={t('specification:registration.button')}
          isSubmitting={isPending}
        />
      </Form>
      <OtpDialog otp={otp} />
    </>
  );
}
