import { Outlet } from 'react-router-dom';
import { AppHeader } from '../header/AppHeader.tsx';
import { MemberFooter } from '../footer/MemberFooter.tsx';
import { PageNotice } from './PageNotice.tsx';
import * as styles from './layouts.css.ts';

/** The frame of the officers' area: the page reaches the edges, with its own navigation beside it. */
export function WorkLayout() {
  return (
    <div className={styles.frame}>
      <AppHeader isWide />
      <div className={styles.work}>
        <PageNotice />
        <Outlet />
      </div>
      <MemberFooter isWide />
    </div>
  );
}
