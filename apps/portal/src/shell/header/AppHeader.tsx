import { ButtonLink, SiteHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { PortalLogo } from '../../common/page/PortalLogo.tsx';
import { lazySection } from '../../common/page/lazySection.tsx';
import { secondNameLanguage } from '../../i18n/secondNameLanguage.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useSession } from '../../state/useSession.ts';
import { visitorLinks } from './headerLinks.ts';
import { useNavigation } from './useNavigation.ts';
import { DemoTag } from '../notices/DemoTag.tsx';
import { HeaderUtilityBar, ReadingControls } from './HeaderUtilityBar.tsx';

function VisitorActions() {
  const { t } = useTranslation(['common', 'specification']);
  return (
    <>
      <ButtonLink href={visitorLinks.login.path}>{t('specification:header.login')}</ButtonLink>
      <ButtonLink kind="primary" href={visitorLinks.register.path}>
        {t('specification:header.register')}
      </ButtonLink>
    </>
  );
}

const UserTools = lazySection(async () => (await import('./UserTools.tsx')).UserTools);

function WorkActions() {
  return (
    <>
      <DemoTag />
      <ReadingControls />
    </>
  );
}

/**
 * The header of every page: login and registration for visitors, the tools of a logged-in user (spec 2.2). The one of
 * a work area is a single line.
 */
export function AppHeader({ isWork = false }: { isWork?: boolean }) {
  const { t } = useTranslation(['common', 'office', 'specification']);
  const language = useLanguage();
  const session = useSession();
  const navigation = useNavigation(session);
  return (
    <SiteHeader
      utility={isWork ? undefined : <HeaderUtilityBar />}
      brand={{
        href: href('/home'),
        mark: <PortalLogo ground="surface" />,
        name: t('office:name'),
        otherName: { text: t('office:otherName'), lang: secondNameLanguage(language) },
      }}
      size={isWork ? 'work' : session ? 'app' : 'site'}
      width={isWork ? 'wide' : 'page'}
      navigationLabel={t('common:shell.mainNavigation')}
      navigation={navigation}
      actions={isWork ? <WorkActions /> : session ? undefined : <VisitorActions />}
      tools={session && <UserTools session={session} />}
      menuLabel={t('common:shell.menu')}
    />
  );
}
