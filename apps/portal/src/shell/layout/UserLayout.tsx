import { Outlet } from 'react-router-dom';
import { BackLink } from '../../common/page/BackLink.tsx';
import { ToTop } from '../../common/page/ToTop.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import { UserFooter } from '../footer/UserFooter.tsx';
import { PageNotice } from './PageNotice.tsx';
import * as styles from './layouts.css.ts';

/** The frame of the logged-in areas: the page in the column, one copyright line below. */
export function UserLayout() {
  return (
    <div className={styles.frame}>
      <AppHeader />
      <main id="main" tabIndex={-1} className={styles.userMain}>
        <PageNotice />
        <BackLink />
        <Outlet />
        <ToTop />
      </main>
      <UserFooter />
    </div>
  );
}
