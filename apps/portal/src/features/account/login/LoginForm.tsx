import { loginPasswordMaxCharacters, userIdMaxCharacters } from '@temple-land/portal-core';
import { Form, Link, PasswordField, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { CaptchaSubmit } from '../form/CaptchaSubmit.tsx';
import * as styles from '../profile/AccountPage.css.ts';
import { SecondStep } from './SecondStep.tsx';
import { useLogin } from './useLogin.ts';
import { toFieldProps } from '../../../common/form/toFieldProps.ts';

/**
 * The login form: User ID, password and captcha (spec 2.4), then the second step of an account with a second factor.
 */
export function LoginForm() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { form, captcha, submit, isPending, message, secondStep } = useLogin();
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, ['username', 'password', 'answer']);
  if (secondStep.kinds !== undefined) return <SecondStep step={secondStep} />;
  return (
    <>
      <div className={styles.messages}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <OutcomeMessage message={message} />
      </div>
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          {...toFieldProps(form.register('username'))}
          id={idOf('username')}
          label={t('specification:login.userId')}
          errorMessage={errorOf('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={userIdMaxCharacters}
        />
        <PasswordField
          {...toFieldProps(form.register('password'))}
          id={idOf('password')}
          label={t('specification:login.password')}
          labelAside={
            <Link href={href('/forgot-password')} isAlone>
              {t('forgot')}
            </Link>
          }
          errorMessage={errorOf('password')}
          autoComplete="current-password"
          maxLength={loginPasswordMaxCharacters}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          toggleLabel={t('password.toggle')}
        />
        <CaptchaSubmit
          {...toFieldProps(form.register('answer'))}
          id={idOf('answer')}
          captcha={captcha}
          errorMessage={errorOf('answer')}
          submitLabel={t('specification:login.button')}
          isSubmitting={isPending}
        />
      </Form>
    </>
  );
}
