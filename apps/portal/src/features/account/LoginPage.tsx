import { Link } from '@temple-land/ui';
import { Bell, LandPlot, Route } from 'lucide';
import { useText } from '../../i18n/useText.ts';
import { AccountPage } from './AccountPage.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The login page (spec 2.4). */
export function LoginPage() {
  const { m, t } = useText();
  return (
    <AccountPage
      title={m('header.login')}
      lead={t('account.login.lead')}
      panelTitle={t('account.login.panel')}
      points={[
        { icon: LandPlot, text: t('account.login.apply') },
        { icon: Bell, text: t('account.login.message') },
        { icon: Route, text: t('account.login.follow') },
      ]}
      foot={
        <>
          <p>
            {t('account.new')} <Link href="/registration">{t('account.create')}</Link>
          </p>
          <Link href="/home" isAlone>
            {t('account.home')}
          </Link>
        </>
      }
    >
      <LoginForm />
    </AccountPage>
  );
}
