import { acresText, countText } from '@temple-land/portal-core';
import { StatTile } from '@temple-land/ui';
import { Suspense } from 'react';
import { useServiceQuery } from '../../api/useCall.ts';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { PublicPage } from '../../blocks/PublicPage.tsx';
import { useDocument } from '../../content/useDocument.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './AboutPage.css.ts';
import { DocumentPieces } from './DocumentPieces.tsx';
import { part as partStyle } from './DocumentPage.css.ts';

const none = { total_area: 0, total_district: 0, total_tahasil: 0, total_village: 0 };

/** The four figures; they stand at 0 until they are loaded (spec 3). */
function Figures() {
  const { t } = useText();
  const { answer, said, isPending } = useServiceQuery('summary', {}, { freshMs: 300_000 });
  const summary = answer && 'result' in answer ? answer.result : none;
  return (
    <section aria-labelledby="figures" aria-busy={isPending}>
      <h2 id="figures">{t('home.figures.title')}</h2>
      <OutcomeMessage said={said} />
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
