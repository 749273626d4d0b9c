import type { LandInformation, ReportLevel } from '@temple-land/portal-core';
import { DataTable, type SortDescriptor } from '@temple-land/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { buildPlotPath } from '../../../common/land/recordPaths.ts';
import { useSortTexts } from '../../../common/lists/useSortTexts.ts';
import { formatCount } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import {
  createReportColumns,
  listHiddenColumns,
  numberReportRows,
} from './createReportColumns.tsx';
import type { ReportRow } from './reportValues.ts';
import type { useReportPaths } from './useLandReport.ts';

const reportNames: Readonly<Record<ReportLevel, TextKey<'officer'>>> = {
  tahasil: 'common:title.tahasilReport',
  mouza: 'common:title.mouzaReport',
  khatiyan: 'common:title.khatiyanReport',
  plot: 'common:title.plotReport',
};

const virtualizedFrom = 500;

/** The props of `ReportTable`. */
export interface ReportTableProps {
  found: LandInformation;
  paths: ReturnType<typeof useReportPaths>;
  /** All rows are drawn while the page is printed. */
  isPrinting: boolean;
}

/** The rows of a report with their totals; a row leads to its own report. */
export function ReportTable({ found, paths, isPrinting }: ReportTableProps) {
  const text = useTranslation(['officer', 'common', 'specification']);
  const { t } = text;
  const sortWords = useSortTexts();
  const [sort, setSort] = useState<SortDescriptor | null>(null);
  const serials = useMemo(() => numberReportRows(found, sort), [found, sort]);
  const rows: readonly ReportRow[] = found.result;
  const pathOf = ({ code }: ReportRow) =>
    found.level === 'plot' ? buildPlotPath(String(code)) : paths.below.get(Number(code));
  return (
    <DataTable
      caption={t(reportNames[found.level])}
      columns={createReportColumns(found, text, { pathOf, serials })}
      defaultHiddenColumns={listHiddenColumns(found.level)}
      rows={rows}
      keyOf={(row) => String(row['code'])}
      density="compact"
      resultText={(n) => t('landReport.rows', { n: formatCount(n) })}
      sortDescriptor={sort}
      onSortChange={setSort}
      sortWords={sortWords}
      columnChooser={{
        label: t('common:admin.columns'),
        legend: t('common:admin.columns.legend'),
      }}
      cardDetailsLabel={t('landReport.details')}
      totalsLabel={t('specification:report.total')}
      isWindowed={rows.length > virtualizedFrom && !isPrinting}
      emptyState={<EmptyMessage title={t('landReport.empty')} />}
    />
  );
}
