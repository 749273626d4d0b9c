import { featureMenuDelayMs, type MessageKey } from '@temple-land/portal-core';
import { Columns, Tabs } from '@temple-land/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageDescription } from '../../common/page/PageDescription.tsx';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { useDocument } from '../../content/useDocument.ts';
import { InfoAside } from './InfoAside.tsx';
import { DocumentBlocks } from './documents/DocumentBlocks.tsx';
import * as styles from './documents/DocumentPage.css.ts';

const tabNames: readonly MessageKey[] = [
  'feature.tab1',
  'feature.tab2',
  'feature.tab3',
  'feature.tab4',
  'feature.tab5',
  'feature.tab6',
  'feature.tab7',
  'feature.tab8',
];

function Features() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const { title, lead, sections } = useDocument('feature-inner');
  const tabs = tabNames.flatMap((name, index) => {
    const section = sections[index];
    if (section === undefined) return [];
    const content = (
      <div className={styles.section}>
        <h2>{t(`specification:${name}`)}</h2>
        <DocumentBlocks blocks={section.blocks} />
      </div>
    );
    return [{ id: section.id, label: t(`specification:${name}`), content }];
  });
  return (
    <PublicPage title={title} lead={lead}>
      <PageDescription content={lead ?? title} />
      <Tabs
        label={title}
        tabs={tabs}
        menuLabel={(open) => `${t('specification:feature.menu')}: ${open}`}
        menuDelayMs={featureMenuDelayMs}
      />
      <Columns
        kind="thirds"
        gap="2xl"
        elementType="aside"
        className={styles.belowTabs}
        aria-label={t('common:shell.aside')}
      >
        <InfoAside />
      </Columns>
    </PublicPage>
  );
}

/** The Features page: eight tabs, with the Feature Menu on small screens (spec 2.8). */
export function FeaturesPage() {
  return (
    <Suspense fallback={null}>
      <Features />
    </Suspense>
  );
}
