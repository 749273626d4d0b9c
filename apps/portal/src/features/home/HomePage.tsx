import { HomeProcess } from './HomeProcess.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import { HomeHelp } from './HomeHelp.tsx';
import { HomeHero } from './HomeHero.tsx';
import { belowFirstView } from './HomePage.css.ts';
import { HomeNews } from './HomeNews.tsx';
import { HomeServices } from './HomeServices.tsx';

/** The landing page: hero, services, figures of the land record, process and news. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeServices />
      <div className={belowFirstView}>
        <HomeFigures />
        <HomeNews />
        <HomeProcess />
        <HomeHelp />
      </div>
    </>
  );
}
