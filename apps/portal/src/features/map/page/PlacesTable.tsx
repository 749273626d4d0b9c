import {
  formatAcres,
  formatCount,
  formatTenderDate,
  type MapLayer,
} from '@temple-land/portal-core';
import { Button, Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import type { Translation } from '../../../i18n/textKey.ts';
import { leaseWord } from '../canvas/marks.ts';
import * as styles from '../map.css.ts';
import type { DrawnPlace } from './places.ts';

/** Returns what a mark says beside its name, '-' for a place that is none. */
function aboutText({ mark }: DrawnPlace, { t }: Translation<'map'>): string {
  const { plotNo, kind, endsOn, count } = mark;
  const word = kind === undefined ? undefined : leaseWord(kind);
  const parts = [
    plotNo === undefined ? undefined : t('plot', { n: plotNo }),
    word === undefined ? kind : t(word),
    endsOn === undefined ? undefined : t('lease.until', { date: formatTenderDate(endsOn) }),
    count === undefined ? undefined : t('quarry.count', { n: count }),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? '-' : parts.join(', ');
}

/** The props of `PlacesTable`. */
export interface PlacesTableProps {
  places: readonly DrawnPlace[];
  layers: readonly MapLayer[];
  onShow: (place: DrawnPlace) => void;
  /** Places are missing: none does not mean that there is none. */
  hasFailed: boolean;
}

/** The places on the map as a table: the same names, figures and ways on. */
export function PlacesTable({ places, layers, onShow, hasFailed }: PlacesTableProps) {
  const text = useTranslation(['map', 'common', 'specification']);
  const { t } = text;
  const nameOf = (id: string) => layers.find((layer) => layer.id === id)?.name ?? id;
  const columns: readonly Column<DrawnPlace>[] = [
    {
      id: 'name',
      header: t('table.name'),
      renderCell: ({ layer, name }) => (layer === 'plots' ? t('plot', { n: name }) : name),
    },
    { id: 'kind', header: t('table.kind'), renderCell: ({ layer }) => nameOf(layer) },
    { id: 'about', header: t('table.about'), renderCell: (place) => aboutText(place, text) },
    {
      id: 'plots',
      header: t('table.plots'),
      align: 'end',
      renderCell: ({ plots }) => (plots === undefined ? '-' : formatCount(plots)),
    },
    {
      id: 'area',
      header: t('table.area'),
      align: 'end',
      renderCell: ({ area }) => (area === undefined ? '-' : formatAcres(area)),
    },
    {
      id: 'show',
      header: t('table.show'),
      isHeaderHidden: true,
      renderCell: (place) => (
        <Button
          kind="quiet"
          aria-label={`${t('table.show')} ${place.name}`}
          onClick={() => onShow(place)}
        >
          {t('table.show')}
        </Button>
      ),
    },
  ];
  return (
    <div className={styles.table}>
      {places.length === 0 ? (
        <EmptyMessage title={t(hasFailed ? 'places.failed' : 'table.empty')} />
      ) : (
        <Table
          caption={t('table')}
          columns={columns}
          rows={places}
          keyOf={({ layer, name, plotCode }) => `${layer} ${plotCode} ${name}`}
        />
      )}
    </div>
  );
}
