import { Container } from '@temple-land/ui';
import { HomeNotices } from './HomeNotices.tsx';
import * as styles from './HomeNews.css.ts';
import { HomeTenders } from './HomeTenders.tsx';
import { section } from './shared.css.ts';

/** Open tenders and latest notices, side by side on wide screens. */
export function HomeNews() {
  return (
    <Container className={`${section} ${styles.news}`}>
      <HomeTenders />
      <HomeNotices />
    </Container>
  );
}
