import { Link } from '@temple-land/ui';
import { BadgeCheck, Phone, ShieldCheck } from 'lucide';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { useHelpLine } from '../../../common/text/useHelpLine.ts';
import { AccountPage } from '../profile/AccountPage.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

/** The registration page (spec 2.5). */
export function RegistrationPage() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { phone, className } = useHelpLine();
  return (
    <AccountPage
      title={t('specification:header.register')}
      lead={t('registration.lead')}
      panelTitle={t('registration.panel')}
      panelItems={[
        { icon: BadgeCheck, text: t('registration.verified') },
        { icon: ShieldCheck, text: t('registration.used') },
        { icon: Phone, text: t('registration.call', { phone }), className },
      ]}
      footer={
        <>
          <p>
            {t('already')} <Link href={href('/login')}>{t('specification:header.login')}</Link>
          </p>
          <Link href={href('/home')} isAlone>
            {t('home')}
          </Link>
        </>
      }
    >
      <RegistrationForm />
    </AccountPage>
  );
}
