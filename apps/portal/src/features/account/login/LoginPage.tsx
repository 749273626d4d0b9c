import { Link } from '@temple-land/ui';
import { Bell, LandPlot, Route } from 'lucide';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { AccountPage } from '../profile/AccountPage.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The login page (spec 2.4). */
export function LoginPage() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  return (
    <AccountPage
      title={t('specification:header.login')}
      lead={t('login.lead')}
      panelTitle={t('login.panel')}
      panelItems={[
        { icon: LandPlot, text: t('login.apply') },
        { icon: Bell, text: t('login.message') },
        { icon: Route, text: t('login.follow') },
      ]}
      footer={
        <>
          <p>
            {t('new')} <Link href={href('/registration')}>{t('create')}</Link>
          </p>
          <Link href={href('/home')} isAlone>
            {t('home')}
          </Link>
        </>
      }
    >
      <LoginForm />
    </AccountPage>
  );
}
