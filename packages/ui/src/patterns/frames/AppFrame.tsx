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
import type { FrameWords } from './frameTexts.ts';
import { Mark } from '../common/Logo.tsx';
import { ViewTools } from './DisplaySettings.tsx';

/** The props of `AppFrame`. */
export interface AppFrameProps {
  words: FrameWords;
  userName: string;
  unread: number;
  navigation: readonly NavEntry[];
  /** Pages of the section beside the page, which then reaches the edges. */
  side?: readonly SideGroup[];
  children: ReactNode;
}

const nothing = () => undefined;

function Tools({ words, userName, unread }: Pick<AppFrameProps, 'words' | 'userName' | 'unread'>) {
  return (
    <>
      <NotificationBell
        count={unread}
        label={words.unreadCount}
        title={words.notifications}
        items={words.notices.map((text) => ({
          id: text,
          text,
          preview: text,
          date: '18/11/2026',
          onClick: nothing,
        }))}
        emptyText={words.noNotifications}
        unreadLabel={words.unread}
        closeLabel={words.close}
      />
      <UserMenu
        welcome={words.welcome}
        name={userName}
        menuLabel={words.accountMenu}
        items={[
          { label: words.editProfile, href: '#profile' },
          { label: words.changePassword, href: '#password' },
          { label: words.logOut, onClick: nothing },
        ]}
      />
    </>
  );
}

/** Header and footer of the logged-in areas around a page. */
export function AppFrame({ words, navigation, side, children, ...user }: AppFrameProps) {
  const width = side ? 'wide' : 'page';
  return (
    <div className={styles.frame}>
      <SkipLink href="#main">{words.skip}</SkipLink>
      <SiteHeader
        size="app"
        width={width}
        utility={<ViewTools words={words} width={width} />}
        brand={{
          href: '#home',
          mark: <Mark ground="surface" />,
          name: words.name,
          otherName: words.otherName,
        }}
        navigationLabel={words.navigation}
        navigation={navigation}
        tools={<Tools words={words} {...user} />}
        menuLabel={words.menu}
        closeLabel={words.close}
        externalNote={words.externalNote}
      />
      {side ? (
        <div className={styles.work}>
          <SideNav label={words.section} groups={side} />
          <main id="main" tabIndex={-1} className={styles.workMain}>
            {children}
          </main>
        </div>
      ) : (
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      )}
      <SiteFooter width={width} notes={[words.memberCopyright]} />
    </div>
  );
}
