import { Outlet } from 'react-router-dom';
import { BackLink } from '../../common/page/BackLink.tsx';
import { BackToTop } from '../../common/page/BackToTop.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import { UserFooter } from '../footer/UserFooter.tsx';
import { PageFoot } from './PageFoot.tsx';
import { PageNotice } from './PageNotice.tsx';
import * as styles from './layouts.css.ts';

/** The layout of the logged-in areas: the page in a column above the copyright line. */
export function UserLayout() {
  return (
    <div className={styles.frame}>
      <AppHeader />
      <main id="main" tabIndex={-1} className={styles.userMain}>
        <PageNotice />
        <BackLink />
        <Outlet />
        <BackToTop />
      </main>
      <PageFoot />
      <UserFooter />
    </div>
  );
}
