import { Link } from '@temple-land/ui';
import { BadgeCheck, Phone, ShieldCheck } from 'lucide';
import { useHelpLine } from '../../blocks/useHelpLine.ts';
import { useText } from '../../i18n/useText.ts';
import { AccountPage } from './AccountPage.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

/** The page that sets a forgotten password anew (spec 2.6). */
export function ForgotPasswordPage() {
  const { m, t } = useText();
  const { phone, className } = useHelpLine();
  return (
    <AccountPage
      title={t('title.forgotPassword')}
      lead={t('account.forgot.lead')}
      panelTitle={t('account.forgot.panel')}
      points={[
        { icon: BadgeCheck, text: t('account.forgot.code') },
        { icon: ShieldCheck, text: t('account.forgot.everywhere') },
        { icon: Phone, text: t('account.registration.call', { phone }), className },
      ]}
      foot={
        <>
          <Link href="/login" isAlone>
            {m('header.login')}
          </Link>
          <Link href="/home" isAlone>
            {t('account.home')}
          </Link>
        </>
      }
    >
      <ForgotPasswordForm />
    </AccountPage>
  );
}
