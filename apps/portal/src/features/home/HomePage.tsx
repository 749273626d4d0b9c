import { HomeAfterApplying } from './HomeAfterApplying.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import { HomeHelp } from './HomeHelp.tsx';
import { HomeHero } from './HomeHero.tsx';
import { below } from './HomePage.css.ts';
import { HomeNews } from './HomeNews.tsx';
import { HomeServices } from './HomeServices.tsx';

/** The landing page: what the portal is for, its services, the land record today and the news. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeServices />
      <div className={below}>
        <HomeFigures />
        <HomeNews />
        <HomeAfterApplying />
        <HomeHelp />
      </div>
    </>
  );
}
