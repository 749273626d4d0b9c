import type { PlotDivision } from '@temple-land/portal-core';
import { Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { LineageGraph } from '../../../common/land/lineage/LineageGraph.tsx';
import { useLineageColumns } from '../../../common/land/lineage/useLineageColumns.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';

/** From which plots a plot was made and which were made of it, drawn and as a table, the newest first. */
export function PlotLineage({
  divisions,
  plotCode,
}: {
  divisions: readonly PlotDivision[];
  plotCode: string;
}) {
  const { t } = useTranslation(['plotDivision', 'common', 'specification']);
  const columns: readonly Column<PlotDivision>[] = [
    ...useLineageColumns(),
    {
      id: 'state',
      header: t('plotDivision:lineage.undone'),
      renderCell: ({ undoneOn }) => (undoneOn === null ? '-' : formatDate(undoneOn)),
    },
  ];
  if (divisions.length === 0) return <p className={muted}>{t('plotDivision:lineage.none')}</p>;
  return (
    <>
      <LineageGraph divisions={divisions} plotCode={plotCode} />
      <Table
        caption={t('plotDivision:lineage')}
        columns={columns}
        rows={divisions}
        keyOf={({ id }) => id}
      />
    </>
  );
}
