import { Link } from '@temple-land/ui';
import { BadgeCheck, Phone, ShieldCheck } from 'lucide';
import { useHelpLine } from '../../blocks/useHelpLine.ts';
import { useText } from '../../i18n/useText.ts';
import { AccountPage } from './AccountPage.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

/** The registration page (spec 2.5). */
export function RegistrationPage() {
  const { m, t } = useText();
  const { phone, className } = useHelpLine();
  return (
    <AccountPage
      title={m('header.register')}
      lead={t('account.registration.lead')}
      panelTitle={t('account.registration.panel')}
      points={[
        { icon: BadgeCheck, text: t('account.registration.verified') },
        { icon: ShieldCheck, text: t('account.registration.used') },
        { icon: Phone, text: t('account.registration.call', { phone }), className },
      ]}
      foot={
        <>
          <p>
            {t('account.already')} <Link href="/login">{m('header.login')}</Link>
          </p>
          <Link href="/home" isAlone>
            {t('account.home')}
          </Link>
        </>
      }
    >
      <RegistrationForm />
    </AccountPage>
  );
}
