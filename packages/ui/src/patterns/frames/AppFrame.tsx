import type { ReactNode } from 'react';
import {
  NotificationBell,
  SideNav,
  SiteFooter,
  SiteHeader,
  SkipLink,
  UserMenu,
  type NavEntry,
  type SideGroup,
} from '../../index.ts';
import * as styles from './Frame.css.ts';
import type { FrameTexts } from './frameTexts.ts';
import { Logo } from '../common/Logo.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';

/** The props of `AppFrame`. */
export interface AppFrameProps {
  texts: FrameTexts;
  userName: string;
  unread: number;
  navigation: readonly NavEntry[];
  /** Pages of the section beside the page, which then reaches the edges. */
  side?: readonly SideGroup[];
  children: ReactNode;
}

const noop = () => undefined;

function Tools({ texts, userName, unread }: Pick<AppFrameProps, 'texts' | 'userName' | 'unread'>) {
  return (
    <>
      <NotificationBell
        count={unread}
        label={texts.unreadCount}
        title={texts.notifications}
        items={texts.notices.map((text) => ({
          id: text,
          text,
          preview: text,
          date: '18/11/2026',
          onClick: noop,
        }))}
        emptyText={texts.noNotifications}
        unreadLabel={texts.unread}
        closeLabel={texts.close}
      />
      <UserMenu
        welcome={texts.welcome}
        name={userName}
        menuLabel={texts.accountMenu}
        items={[
          { label: texts.editProfile, href: '#profile' },
          { label: texts.changePassword, href: '#password' },
          { label: texts.logOut, onClick: noop },
        ]}
      />
    </>
  );
}

/** A page with the header and footer of the logged-in areas. */
export function AppFrame({ texts, navigation, side, children, ...user }: AppFrameProps) {
  const width = side ? 'wide' : 'page';
  return (
    <div className={styles.frame}>
      <SkipLink href="#main">{texts.skip}</SkipLink>
      <SiteHeader
        size="app"
        width={width}
        utility={<DisplaySettings texts={texts} width={width} />}
        brand={{
          href: '#home',
          mark: <Logo ground="surface" />,
          name: texts.name,
          otherName: texts.otherName,
        }}
        navigationLabel={texts.navigation}
        navigation={navigation}
        tools={<Tools texts={texts} {...user} />}
        menuLabel={texts.menu}
        closeLabel={texts.close}
        externalNote={texts.externalNote}
      />
      {side ? (
        <div className={styles.sideLayout}>
          <SideNav label={texts.section} groups={side} />
          <main id="main" tabIndex={-1} className={styles.sideLayoutMain}>
            {children}
          </main>
        </div>
      ) : (
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      )}
      <SiteFooter width={width} notes={[texts.memberCopyright]} />
    </div>
  );
}
