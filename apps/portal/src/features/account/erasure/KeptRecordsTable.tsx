import type { KeptRecords } from '@temple-land/portal-core';
import { Table } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import * as styles from '../profile/EditProfilePage.css.ts';

const labels = {
  applications: ['erasure.kept.applications', 'erasure.kept.applications.why'],
  orders: ['erasure.kept.orders', 'erasure.kept.orders.why'],
  papers: ['erasure.kept.papers', 'erasure.kept.papers.why'],
  bids: ['erasure.kept.bids', 'erasure.kept.bids.why'],
  activities: ['erasure.kept.activities', 'erasure.kept.activities.why'],
} as const satisfies Record<KeptRecords['kind'], readonly TextKey<'account'>[]>;

/** The records that an erasure keeps, each with its reason and until when. */
export function KeptRecordsTable({ kept }: { kept: readonly KeptRecords[] }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  if (kept.length === 0) return <p>{t('erasure.kept.none')}</p>;
  const title = t('erasure.kept');
  return (
    <section>
      <h3 className={styles.partTitle}>{title}</h3>
      <Table
        caption={title}
        columns={[
          {
            id: 'what',
            header: t('erasure.kept.what'),
            renderCell: ({ kind, count }) => `${t(labels[kind][0])} (${formatCount(count)})`,
          },
          {
            id: 'why',
            header: t('erasure.kept.why'),
            renderCell: ({ kind }) => t(labels[kind][1]),
          },
          {
            id: 'until',
            header: t('erasure.kept.until'),
            renderCell: ({ until }) =>
              until === null ? t('erasure.kept.always') : formatDate(until),
          },
        ]}
        rows={[...kept]}
        keyOf={({ kind }) => kind}
      />
    </section>
  );
}
