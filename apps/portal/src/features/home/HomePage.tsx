import { part } from '../../blocks/part.tsx';
import { HomeAfterApplying } from './HomeAfterApplying.tsx';
import { HomeHelp } from './HomeHelp.tsx';
import { HomeHero } from './HomeHero.tsx';
import { below } from './HomePage.css.ts';
import { HomeServices } from './HomeServices.tsx';

// What shows data of the service comes with the code that asks for it, after the page can be used.
const HomeFigures = part(async () => (await import('./HomeFigures.tsx')).HomeFigures);
const HomeNews = part(async () => (await import('./HomeNews.tsx')).HomeNews);

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
