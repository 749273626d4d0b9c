import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router-dom';
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

/** The layout of the public pages, with the footer of a visitor or a logged-in user (spec 2.2). */
export function PublicLayout() {
  const isSignedIn = useSession() !== undefined;
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
