import { ButtonLink, SiteHeader, UserMenu } from '@temple-land/ui';
import { Mark } from '../blocks/Mark.tsx';
import { useSignOut } from '../effects/useSignOut.ts';
import { BellPanel } from '../features/notifications/BellPanel.tsx';
import { otherLanguage } from '../i18n/otherLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { forgetDraft } from '../state/applyDraft.ts';
import type { Session } from '../state/session.ts';
import { useSession } from '../state/useSession.ts';
import { accountLinks, visitorLinks } from './headerLinks.ts';
import { useNavigation, useTargets } from './useNavigation.ts';
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

function MemberTools({ session }: { session: Session }) {
  const { m, t } = useText();
  const targets = useTargets();
  const signOut = useSignOut('/login');
  const logOut = () => {
    forgetDraft();
    signOut();
  };
  const items = [
    ...targets(accountLinks(session.userType)),
    { label: m('header.logout'), onClick: logOut },
  ];
  return (
    <>
      <BellPanel userId={session.userId} />
      <UserMenu
        welcome={t('shell.welcome')}
        name={session.fullName}
        menuLabel={t('shell.accountMenu')}
        items={items}
      />
    </>
  );
}

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
