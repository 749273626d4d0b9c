import { Button, ChartCard, Icon, visuallyHidden, type ChartCardProps } from '@temple-land/ui';
import { Download } from 'lucide';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../api/files/download.ts';
import { formatCount } from '../../i18n/format.ts';
import { buildFigureCsv } from './figureCsv.ts';

/** The props of `FigureChart`, with those of `ChartCard` that it does not set. */
export interface FigureChartProps extends Omit<
  ChartCardProps,
  'chartLabel' | 'notice' | 'summary' | 'tableLabel' | 'tools' | 'viewLabel'
> {
  /** The name of the downloaded file without its ending. */
  fileName: string;
}

/** Figures as a chart, as a table and as a CSV file; without figures it says so. */
export function FigureChart({ fileName, ...chart }: FigureChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const { title, groups, series, groupHeader, valueText = formatCount } = chart;
  const isEmpty = groups.every(({ values }) => values.every((value) => value === 0));
  const list = groups.map(({ label, values }) => `${label} ${values.map(valueText).join(' + ')}`);
  const download = () => {
    const csv = buildFigureCsv(groupHeader, series, groups);
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);
  };
  return (
    <ChartCard
      {...chart}
      valueText={valueText}
      summary={t('summary', { title, list: list.join(', ') })}
      viewLabel={t('common:chart.view', { title })}
      chartLabel={t('common:chart.chart')}
      tableLabel={t('common:chart.table')}
      tools={
        <Button kind="quiet" icon={<Icon of={Download} />} onClick={download}>
          {t('csv')}
          <span className={visuallyHidden}> {t('csv.context', { title })}</span>
        </Button>
      }
      {...(isEmpty ? { notice: t('empty') } : {})}
    />
  );
}
