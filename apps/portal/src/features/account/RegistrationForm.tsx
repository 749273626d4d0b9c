import { Button, Form, MobileField, TextField } from '@temple-land/ui';
import { useWatch } from 'react-hook-form';
import { Captcha } from '../../blocks/Captcha.tsx';
import { FormSummary } from '../../blocks/FormSummary.tsx';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { useFormProblems } from '../../blocks/useFormProblems.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './AccountPage.css.ts';
import { NewPassword } from './NewPassword.tsx';
import { OtpDialog } from './OtpDialog.tsx';
import { useRegistration } from './useRegistration.ts';

const order = ['fullName', 'mobileno', 'emailId', 'password', 'conformPassword', 'answer'] as const;

const stateOf = (isVerified: boolean, isSending: boolean) => {
  if (isVerified) return 'verified';
  return isSending ? 'sending' : 'unverified';
};

/** Name, verified number, e-mail, password and captcha (spec 2.5). */
export function RegistrationForm() {
  const { m, t } = useText();
  const { form, captcha, otp, verifyMobile, submit, isPending, said } = useRegistration();
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <>
      <div className={styles.messages}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <OutcomeMessage said={said} />
      </div>
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          {...form.register('fullName')}
          id={idOf('fullName')}
          label={m('registration.name')}
          description={t('registration.name.hint')}
          errorMessage={errorOf('fullName')}
          autoComplete="name"
        />
        <MobileField
          {...form.register('mobileno')}
          id={idOf('mobileno')}
          label={m('registration.mobile')}
          description={t('registration.mobile.hint')}
          errorMessage={errorOf('mobileno')}
          prefix={t('mobile.prefix')}
          state={stateOf(otp.verified !== undefined, otp.isSending)}
          verifyLabel={m('registration.verify')}
          verifiedLabel={m('registration.verified')}
          onVerify={() => void verifyMobile()}
        />
        <TextField
          {...form.register('emailId')}
          id={idOf('emailId')}
          type="email"
          label={m('registration.email')}
          optionalLabel={t('field.optional')}
          errorMessage={errorOf('emailId')}
          autoComplete="email"
        />
        <NewPassword
          {...form.register('password', { deps: 'conformPassword' })}
          id={idOf('password')}
          label={m('login.password')}
          description={t('password.hint')}
          errorMessage={errorOf('password')}
          typed={password}
        />
        <NewPassword
          {...form.register('conformPassword')}
          id={idOf('conformPassword')}
          label={m('registration.confirm')}
          errorMessage={errorOf('conformPassword')}
        />
        <Captcha
          {...form.register('answer')}
          id={idOf('answer')}
          captcha={captcha}
          errorMessage={errorOf('answer')}
        />
        <div className={styles.submit}>
          <Button type="submit" kind="primary" size="large" isBlock isPending={isPending}>
            {m('registration.button')}
          </Button>
        </div>
      </Form>
      <OtpDialog otp={otp} />
    </>
  );
}
