import { Link } from '@temple-land/ui';
import { BadgeCheck, Phone, ShieldCheck } from 'lucide';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { useHelpLine } from '../../../common/text/useHelpLine.ts';
import { AccountPage } from '../profile/AccountPage.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

/** The page of a forgotten password (spec 2.6). */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { phone, className } = useHelpLine();
  return (
    <AccountPage
      title={t('common:title.forgotPassword')}
      lead={t('forgot.lead')}
      panelTitle={t('forgot.panel')}
      panelItems={[
        { icon: BadgeCheck, text: t('forgot.code') },
        { icon: ShieldCheck, text: t('forgot.everywhere') },
        { icon: Phone, text: t('registration.call', { phone }), className },
      ]}
      footer={
        <>
          <Link href={href('/login')} isAlone>
            {t('specification:header.login')}
          </Link>
          <Link href={href('/home')} isAlone>
            {t('home')}
          </Link>
        </>
      }
    >
      <ForgotPasswordForm />
    </AccountPage>
  );
}
