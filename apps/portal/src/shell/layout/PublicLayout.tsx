import { useAtomValue } from 'jotai';
import { isOpenBeforePublication } from '@temple-land/portal-core';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useConfiguration } from '../../api/configuration/useConfiguration.ts';
import { BackToTop } from '../../common/page/BackToTop.tsx';
import { lazySection } from '../../common/page/lazySection.tsx';
import { unknownAddressAtom } from '../../state/unknownAddress.ts';
import { useSession } from '../../state/useSession.ts';
import { AppHeader } from '../header/AppHeader.tsx';
import { UserFooter } from '../footer/UserFooter.tsx';
import { PageFoot } from './PageFoot.tsx';
import { PageNotice } from './PageNotice.tsx';
import { PublicFooter } from '../footer/PublicFooter.tsx';
import * as styles from './layouts.css.ts';

const UnknownAddressNotice = lazySection(
  async () => (await import('./UnknownAddressNotice.tsx')).UnknownAddressNotice,
);

/** Loads a page of a closed portal from the service, which sends in its place that the service opens soon. */
function useClosedPages(isSignedIn: boolean): void {
  const isClosed = useConfiguration()?.isPublic === false;
  const { pathname } = useLocation();
  useEffect(() => {
    if (isClosed && !isSignedIn && !isOpenBeforePublication(pathname)) location.assign(pathname);
  }, [isClosed, isSignedIn, pathname]);
}

/** The layout of the public pages, with the footer of a visitor or a logged-in user (spec 2.2). */
export function PublicLayout() {
  const isSignedIn = useSession() !== undefined;
  useClosedPages(isSignedIn);
  const unknownAddress = useAtomValue(unknownAddressAtom);
  return (
    <div className={styles.frame}>
      <AppHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageNotice />
        {unknownAddress !== undefined && <UnknownAddressNotice path={unknownAddress} />}
        <Outlet />
        <BackToTop />
      </main>
      <PageFoot />
      {isSignedIn ? <UserFooter /> : <PublicFooter />}
    </div>
  );
}
