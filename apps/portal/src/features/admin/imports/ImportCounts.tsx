import type { ImportJob } from '@temple-land/portal-core';
import { Table } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../i18n/format.ts';
import { getEntityLabel } from './importTexts.ts';

/** How many records of each kind an import adds, changes and leaves as they are. */
export function ImportCounts({ counts }: Pick<ImportJob, 'counts'>) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  return (
    <Table
      caption={t('imports:counts.title')}
      columns={[
        {
          id: 'entity',
          header: t('imports:counts.kind'),
          renderCell: ({ entity }) => t(getEntityLabel(entity)),
        },
        {
          id: 'added',
          header: t('imports:counts.added'),
          align: 'end',
          renderCell: ({ added }) => formatCount(added),
        },
        {
          id: 'changed',
          header: t('imports:counts.changed'),
          align: 'end',
          renderCell: ({ changed }) => formatCount(changed),
        },
        {
          id: 'unchanged',
          header: t('imports:counts.unchanged'),
          align: 'end',
          renderCell: ({ unchanged }) => formatCount(unchanged),
        },
      ]}
      rows={counts}
      keyOf={({ entity }) => entity}
    />
  );
}
