import type { PageDocument } from '@temple-land/portal-core';
import { Link, Stack, StatTile } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { PageDescription } from '../../common/page/PageDescription.tsx';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import { useLandFigures } from '../../common/land/useLandFigures.ts';
import { DocumentSections } from '../../common/documents/DocumentSections.tsx';
import { LoadedDocument } from '../../common/documents/LoadedDocument.tsx';
import * as styles from './AboutPage.css.ts';
import { InfoAside } from './InfoAside.tsx';

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

function About({ document }: { document: PageDocument }) {
  const { title, lead, sections } = document;
  return (
    <PublicPage title={title} lead={lead} aside={<InfoAside />}>
      <PageDescription content={lead ?? title} />
      <Stack gap="3xl">
        <Figures />
        <DocumentSections sections={sections} />
      </Stack>
    </PublicPage>
  );
}

/** The About page, with the four figures of the land record (spec 2.8). */
export function AboutPage() {
  return (
    <LoadedDocument name="about">{(document) => <About document={document} />}</LoadedDocument>
  );
}
