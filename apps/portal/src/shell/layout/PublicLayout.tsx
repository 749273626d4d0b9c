import { Outlet } from 'react-router-dom';
import { ToTop } from '../../common/page/ToTop.tsx';
import { useSession } from '../../state/useSession.ts';
import { AppHeader } from '../header/AppHeader.tsx';
import { UserFooter } from '../footer/UserFooter.tsx';
import { PageNotice } from './PageNotice.tsx';
import { PublicFooter } from '../footer/PublicFooter.tsx';
import * as styles from './layouts.css.ts';

/** The frame of the public pages; the footer follows the login (spec 2.2). */
export function PublicLayout() {
  const isSignedIn = useSession() !== undefined;
  return (
    <div className={styles.frame}>
      <AppHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageNotice />
        <Outlet />
        <ToTop />
      </main>
      {isSignedIn ? <UserFooter /> : <PublicFooter />}
    </div>
  );
}
