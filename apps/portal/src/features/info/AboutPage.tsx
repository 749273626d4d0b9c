import { Link, Stack, StatTile } from '@temple-land/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { PageDescription } from '../../common/page/PageDescription.tsx';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import { useLandFigures } from '../../common/land/useLandFigures.ts';
import { useDocument } from '../../content/useDocument.ts';
import * as styles from './AboutPage.css.ts';
import { InfoAside } from './InfoAside.tsx';
import { DocumentBlocks } from './documents/DocumentBlocks.tsx';
import { section as sectionStyle } from './documents/DocumentPage.css.ts';

/** The four figures. */
function Figures() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const { figures, asOn, note, message, isPending, refetch } = useLandFigures();
  return (
    <section aria-labelledby="figures" aria-busy={isPending}>
      <h2 id="figures">{t('common:home.figures.title')}</h2>
      <div className={styles.failure}>
        <Retry message={message} onRetry={refetch} />
      </div>
      <dl className={styles.figures}>
        {figures.map(([value, label]) => (
          <StatTile key={label} {...{ label, value }} {...(note ? { context: note } : {})} />
        ))}
      </dl>
      <p className={styles.source}>
        {asOn !== undefined && <>{t('common:figures.asOn', { date: asOn })} </>}
        <Link href={href('/website/figures')}>{t('common:figures.breakdown')}</Link>
      </p>
    </section>
  );
}

function About() {
  const { title, lead, sections } = useDocument('about');
  return (
    <PublicPage title={title} lead={lead} aside={<InfoAside />}>
      <PageDescription content={lead ?? title} />
      <Stack gap="3xl">
        <Figures />
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className={sectionStyle} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <DocumentBlocks blocks={blocks} />
          </section>
        ))}
      </Stack>
    </PublicPage>
  );
}

/** The About page, with the four figures of the land record (spec 2.8). */
export function AboutPage() {
  return (
    <Suspense fallback={null}>
      <About />
    </Suspense>
  );
}
