import { Outlet } from 'react-router-dom';
import { AppHeader } from '../header/AppHeader.tsx';
import { DemoBanner } from '../notices/DemoBanner.tsx';
import { UserFooter } from '../footer/UserFooter.tsx';
import { PageFoot } from './PageFoot.tsx';
import { PageNotice } from './PageNotice.tsx';
import * as styles from './layouts.css.ts';

/** The layout of the work areas: a full-width page with its own navigation. */
export function WorkLayout() {
  return (
    <div className={styles.frame}>
      <AppHeader isWork />
      <div className={styles.workArea}>
        <PageNotice />
        <Outlet />
      </div>
      <PageFoot isWide />
      <UserFooter isWide />
      <DemoBanner />
    </div>
  );
}
