import type { PlotDetails, PlotSelection } from '@temple-land/portal-core';
import { Button, Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatAcres, formatCount } from '../../../i18n/format.ts';
import * as styles from '../map.css.ts';
import { usePlotStatusLabel } from './usePlotStatusLabel.ts';

/** The props of `SelectionTable`. */
export interface SelectionTableProps {
  found: PlotSelection;
  onShow: (plot: PlotDetails) => void;
}

const comparePlots = (one: PlotDetails, other: PlotDetails) =>
  one.mouza_name.localeCompare(other.mouza_name) ||
  one.plotNo.localeCompare(other.plotNo, 'en', { numeric: true });

/** The selected plots, which are also those with a strong rim on the map. */
export function SelectionTable({ found, onShow }: SelectionTableProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const getLabel = usePlotStatusLabel();
  const columns: readonly Column<PlotDetails>[] = [
    {
      id: 'plot',
      header: t('hit.plot'),
      renderCell: ({ plotNo }) => localizeDigits(plotNo),
    },
    { id: 'mouza', header: t('specification:report.mouza'), renderCell: (plot) => plot.mouza_name },
    {
      id: 'khatiyan',
      header: t('specification:report.khatiyanNo'),
      renderCell: ({ khataNo }) => localizeDigits(khataNo),
    },
    { id: 'kisam', header: t('specification:report.kisam'), renderCell: ({ kissam }) => kissam },
    { id: 'status', header: t('select.status'), renderCell: ({ status }) => getLabel(status) },
    {
      id: 'area',
      header: t('table.area'),
      align: 'end',
      renderCell: ({ area }) => formatAcres(area),
    },
    {
      id: 'show',
      header: t('table.show'),
      isHeaderHidden: true,
      renderCell: (plot) => (
        <Button
          kind="quiet"
          aria-label={`${t('table.show')} ${t('plot', { n: plot.plotNo })}, ${plot.mouza_name}`}
          onClick={() => onShow(plot)}
        >
          {t('table.show')}
        </Button>
      ),
    },
  ];
  return (
    <div className={styles.selection}>
      {found.plots.length === 0 ? (
        <EmptyMessage title={t('select.none')} />
      ) : (
        <Table
          caption={t('select.table', {
            n: formatCount(found.count),
            area: formatAcres(found.area),
          })}
          columns={columns}
          rows={found.plots.toSorted(comparePlots)}
          keyOf={({ plotCode }) => plotCode}
        />
      )}
    </div>
  );
}
