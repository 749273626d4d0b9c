import { featureMenuDelayMs, type MessageKey, type PageDocument } from '@temple-land/portal-core';
import { Columns, Tabs } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { PageDescription } from '../../common/page/PageDescription.tsx';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { DocumentBlocks } from '../../common/documents/DocumentBlocks.tsx';
import * as styles from '../../common/documents/documents.css.ts';
import { LoadedDocument } from '../../common/documents/LoadedDocument.tsx';
import { InfoAside } from './InfoAside.tsx';

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

function Features({ document }: { document: PageDocument }) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const { title, lead, sections } = document;
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
    <LoadedDocument name="feature-inner">
      {(document) => <Features document={document} />}
    </LoadedDocument>
  );
}
