import { ButtonLink, SiteHeader } from '@temple-land/ui';
import { Mark } from '../blocks/Mark.tsx';
import { lazySection } from '../blocks/lazySection.tsx';
import { otherLanguage } from '../i18n/otherLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useSession } from '../state/useSession.ts';
import { visitorLinks } from './headerLinks.ts';
import { useNavigation } from './useNavigation.ts';
import { ViewTools } from './ViewTools.tsx';

function VisitorActions() {
  const { m } = useText();
  return (
    <>
      <ButtonLink href={visitorLinks.login.path}>{m('header.login')}</ButtonLink>
      <ButtonLink kind="primary" href={visitorLinks.register.path}>
        {m('header.register')}
      </ButtonLink>
    </>
  );
}

const MemberTools = lazySection(async () => (await import('./MemberTools.tsx')).MemberTools);

/**
 * The header of every page: a visitor's way in, or the user's own controls (spec 2.2); as wide as the
 * page below it.
 */
export function AppHeader({ isWide = false }: { isWide?: boolean }) {
  const { t, language } = useText();
  const session = useSession();
  const navigation = useNavigation(session);
  return (
    <SiteHeader
      utility={<ViewTools isWide={isWide} />}
      brand={{
        href: '/home',
        mark: <Mark ground="surface" />,
        name: t('name.portal'),
        otherName: { text: t('name.portalOther'), lang: otherLanguage(language) },
      }}
      size={session ? 'app' : 'site'}
      width={isWide ? 'wide' : 'page'}
      navigationLabel={t('shell.mainNavigation')}
      navigation={navigation}
      actions={session ? undefined : <VisitorActions />}
      tools={session && <MemberTools session={session} />}
      menuLabel={t('shell.menu')}
      closeLabel={t('shell.close')}
      externalNote={t('shell.externalLink')}
    />
  );
}
