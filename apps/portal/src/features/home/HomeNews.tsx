import { wrap } from '../../common/page/layout.css.ts';
import { HomeNotices } from './HomeNotices.tsx';
import * as styles from './HomeNews.css.ts';
import { HomeTenders } from './HomeTenders.tsx';
import { section } from './shared.css.ts';

/** What is new: open tenders and the latest notices, side by side where there is room. */
export function HomeNews() {
  return (
    <div className={`${wrap} ${section} ${styles.news}`}>
      <HomeTenders />
      <HomeNotices />
    </div>
  );
}
