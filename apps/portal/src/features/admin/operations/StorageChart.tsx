import type { Operations } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../common/dashboard/dashboard.css.ts';
import { FigureChart } from '../../../common/dashboard/FigureChart.tsx';
import { formatFileSize } from '../../../common/files/fileSize.ts';
import { formatCount } from '../../../i18n/format.ts';

/** The space of the database and of the uploaded files, and the largest tables. */
export function StorageChart({ figures: { storage } }: { figures: Operations }) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const toSize = (bytes: number) => formatFileSize(bytes, t);
  const { database, files, fileBytes, tables } = storage;
  return (
    <div className={styles.map}>
      <FigureChart
        fileName="storage"
        title={t('dashboard:storage')}
        groupHeader={t('dashboard:storage.part')}
        series={[{ id: 'bytes', label: t('dashboard:storage.bytes') }]}
        groups={[
          { id: 'database', label: t('dashboard:storage.database'), values: [database] },
          { id: 'files', label: t('dashboard:storage.files'), values: [fileBytes] },
          ...tables.map(({ name, bytes }) => ({
            id: `table.${name}`,
            label: t('dashboard:storage.table', { name }),
            values: [bytes],
          })),
        ]}
        valueText={toSize}
      />
      <p className={styles.note}>{t('dashboard:storage.note', { n: formatCount(files) })}</p>
    </div>
  );
}
