import { wrap } from '../../common/page/layout.css.ts';
import { HomeNotices } from './HomeNotices.tsx';
import * as styles from './HomeNews.css.ts';
import { HomeTenders } from './HomeTenders.tsx';
import { section } from './shared.css.ts';

/** Open tenders and latest notices, side by side on wide screens. */
export function HomeNews() {
  return (
    <div className={`${wrap} ${section} ${styles.news}`}>
      <HomeTenders />
      <HomeNotices />
    </div>
  );
}
