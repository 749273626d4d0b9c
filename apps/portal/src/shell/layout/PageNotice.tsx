import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Container } from '@temple-land/ui';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import { pageNoticeAtom, clearPageNotice } from '../../state/pageNotice.ts';
import * as styles from './PageNotice.css.ts';

/** The message for a page to which the user was redirected, shown until the user leaves the page. */
export function PageNotice() {
  const { pathname } = useLocation();
  const notice = useAtomValue(pageNoticeAtom);
  const path = notice?.path;
  useEffect(() => {
    if (path !== pathname) return undefined;
    return clearPageNotice;
  }, [path, pathname]);
  if (notice === undefined || path !== pathname) return null;
  return (
    <Container className={styles.notice}>
      <OutcomeMessage message={notice.message} tone={notice.tone} />
    </Container>
  );
}
