import { type MapLayer } from '@temple-land/portal-core';
import { formatAcres, formatCount, formatDate } from '../../../i18n/format.ts';
import { Button, Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import type { Translation } from '../../../i18n/textKey.ts';
import { findLeaseLabel } from '../canvas/overlayLayers.ts';
import * as styles from '../map.css.ts';
import type { MapFeature } from './mapFeatures.ts';

/** Returns the facts of an overlay as text, '-' for other places. */
function describeOverlay({ overlay }: MapFeature, { t }: Translation<'map'>): string {
  const { plotNo, kind, endsOn, count } = overlay;
  const word = kind === undefined ? undefined : findLeaseLabel(kind);
  const parts = [
    plotNo === undefined ? undefined : t('plot', { n: plotNo }),
    word === undefined ? kind : t(word),
    endsOn === undefined ? undefined : t('lease.until', { date: formatDate(endsOn) }),
    count === undefined ? undefined : t('quarry.count', { n: count }),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? '-' : parts.join(', ');
}

/** The props of `PlacesTable`. */
export interface PlacesTableProps {
  places: readonly MapFeature[];
  layers: readonly MapLayer[];
  onShow: (place: MapFeature) => void;
  /** Whether places could not be loaded, so that an empty table does not mean that there are none. */
  hasFailed: boolean;
}

/** The places on the map as a table, with the same names, figures and actions. */
export function PlacesTable({ places, layers, onShow, hasFailed }: PlacesTableProps) {
  const text = useTranslation(['map', 'common', 'specification']);
  const { t } = text;
  const nameOf = (id: string) => layers.find((layer) => layer.id === id)?.name ?? id;
  const columns: readonly Column<MapFeature>[] = [
    {
      id: 'name',
      header: t('table.name'),
      renderCell: ({ layer, name }) => (layer === 'plots' ? t('plot', { n: name }) : name),
    },
    { id: 'kind', header: t('table.kind'), renderCell: ({ layer }) => nameOf(layer) },
    { id: 'about', header: t('table.about'), renderCell: (place) => describeOverlay(place, text) },
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
