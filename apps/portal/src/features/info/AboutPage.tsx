import { acresText, countText } from '@temple-land/portal-core';
import { StatTile } from '@temple-land/ui';
import { Suspense } from 'react';
import { PublicPage } from '../../blocks/PublicPage.tsx';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { useSummary } from '../../blocks/useSummary.ts';
import { useDocument } from '../../content/useDocument.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './AboutPage.css.ts';
import { DocumentPieces } from './DocumentPieces.tsx';
import { part as partStyle } from './DocumentPage.css.ts';

/** The four figures; they stand at 0 until they are loaded (spec 3). */
function Figures() {
  const { t } = useText();
  const { summary, said, isPending, refetch } = useSummary();
  return (
    <section aria-labelledby="figures" aria-busy={isPending}>
      <h2 id="figures">{t('home.figures.title')}</h2>
      <div className={styles.failure}>
        <TryAgain said={said} onAgain={refetch} />
      </div>
      <dl className={styles.figures}>
        <StatTile label={t('home.figures.area')} value={acresText(summary.total_area)} />
        <StatTile label={t('home.figures.districts')} value={countText(summary.total_district)} />
        <StatTile label={t('home.figures.tahasils')} value={countText(summary.total_tahasil)} />
        <StatTile label={t('home.figures.mouzas')} value={countText(summary.total_village)} />
      </dl>
    </section>
  );
}

function About() {
  const { title, lead, parts } = useDocument('about');
  return (
    <PublicPage title={title} lead={lead}>
      <div className={styles.body}>
        <Figures />
        {parts.map(({ id, heading, pieces }) => (
          <section key={id} id={id} className={partStyle} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <DocumentPieces pieces={pieces} />
          </section>
        ))}
      </div>
    </PublicPage>
  );
}

/** What the portal is, with the four figures of the land record (spec 2.8). */
export function AboutPage() {
  return (
    <Suspense fallback={null}>
      <About />
    </Suspense>
  );
}
