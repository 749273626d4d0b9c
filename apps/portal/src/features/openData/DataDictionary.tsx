import {
  openCollections,
  openColumns,
  type OpenCollection,
  type OpenColumn,
} from '@temple-land/portal-core';
import { Table } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { cardHead, flushCard } from '../../common/page/card.css.ts';
import { codeLists, collectionLabels, columnMeanings, typeLabels } from './dictionary.ts';
import * as styles from './OpenDataPage.css.ts';

const codes = (list: readonly string[] | undefined) =>
  list === undefined ? (
    '-'
  ) : (
    <span className={styles.code} lang="en">
      {list.join(', ')}
    </span>
  );

function CollectionColumns({ collection }: { collection: OpenCollection }) {
  const { t } = useTranslation(['openData', 'common', 'specification']);
  const title = t('dictionary.title', { collection: t(collectionLabels[collection]) });
  const id = `dictionary-${collection}`;
  return (
    <section className={flushCard} aria-labelledby={id}>
      <div className={cardHead}>
        <h2 id={id}>{title}</h2>
      </div>
      <Table
        caption={title}
        rows={openColumns[collection]}
        keyOf={({ name }) => name}
        columns={[
          {
            id: 'column',
            header: t('dictionary.column'),
            renderCell: ({ name }: OpenColumn) => (
              <span className={styles.code} lang="en">
                {name}
              </span>
            ),
          },
          {
            id: 'meaning',
            header: t('dictionary.meaning'),
            renderCell: ({ name }: OpenColumn) => t(columnMeanings[name]),
          },
          {
            id: 'type',
            header: t('dictionary.type'),
            renderCell: ({ type }: OpenColumn) => t(typeLabels[type]),
          },
          {
            id: 'codes',
            header: t('dictionary.codes'),
            renderCell: ({ name }: OpenColumn) =>
              name === 'area_acres' ? t('unit.acres') : codes(codeLists[name]),
          },
        ]}
      />
    </section>
  );
}

/** The columns of every collection: name, meaning, type, unit and code list. */
export function DataDictionary() {
  return openCollections.map((collection) => (
    <CollectionColumns key={collection} collection={collection} />
  ));
}
