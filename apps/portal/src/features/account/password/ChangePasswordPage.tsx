import { getLandingPath } from '@temple-land/portal-core';
import { Alert, Button, ButtonLink, Form, PageHeader, PasswordField, Stack } from '@temple-land/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { useSignOut } from '../../../effects/useSignOut.ts';
import { useSession } from '../../../state/useSession.ts';
import { messages } from '../profile/AccountPage.css.ts';
import * as styles from './ChangePasswordPage.css.ts';
import { NewPassword } from './NewPassword.tsx';
import { useChangePassword } from './useChangePassword.ts';
import { toFieldProps } from '../../../common/form/toFieldProps.ts';

const order = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

/** Leaves the page; a user who has to change the password is logged out (CP-006). */
function CancelButton({ cancelTo }: { cancelTo: string | undefined }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const signOut = useSignOut('/login', 'pressed');
  if (cancelTo === undefined) {
    return (
      <Button size="large" onClick={signOut}>
        {t('specification:change.cancel')}
      </Button>
    );
  }
  return (
    <ButtonLink size="large" href={cancelTo}>
      {t('specification:change.cancel')}
    </ButtonLink>
  );
}

function ChangePasswordForm({ cancelTo }: { cancelTo: string | undefined }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { form, submit, isPending, message } = useChangePassword();
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <>
      <div className={messages}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <OutcomeMessage message={message} />
      </div>
      <Form onSubmit={(event) => void submit(event)}>
        <PasswordField
          {...toFieldProps(form.register('currentPassword'))}
          id={idOf('currentPassword')}
          label={t('change.current')}
          errorMessage={errorOf('currentPassword')}
          autoComplete="current-password"
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          toggleLabel={t('password.toggle')}
        />
        <NewPassword
          {...toFieldProps(form.register('newPassword', { deps: 'confirmPassword' }))}
          id={idOf('newPassword')}
          label={t('specification:forgot.newPassword')}
          description={t('password.hint')}
          errorMessage={errorOf('newPassword')}
          typed={typed}
        />
        <NewPassword
          {...toFieldProps(form.register('confirmPassword'))}
          id={idOf('confirmPassword')}
          label={t('specification:forgot.confirmPassword')}
          errorMessage={errorOf('confirmPassword')}
        />
        <Stack direction="row" gap="md">
          <Button type="submit" kind="primary" size="large" isPending={isPending}>
            {t('specification:change.update')}
          </Button>
          <CancelButton cancelTo={cancelTo} />
        </Stack>
      </Form>
    </>
  );
}

/** The page that changes the own password, also the first one of an account created by an administrator (spec 2.7). */
export function ChangePasswordPage() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const session = useSession();
  const isFirst = session?.isFirstLogin === 1;
  return (
    <div className={styles.page}>
      <PageHeader
        size="app"
        title={t('specification:header.changePassword')}
        lead={t('change.lead')}
      />
      {isFirst && (
        <Alert tone="info" role="none">
          {t('change.first')} {t('change.first.cancel')}
        </Alert>
      )}
      <ChangePasswordForm cancelTo={session && !isFirst ? getLandingPath(session) : undefined} />
    </div>
  );
}
