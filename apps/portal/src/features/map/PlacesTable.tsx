import { acresText, countText, type MapLayer } from '@temple-land/portal-core';
import { Button, EmptyState, Table, type Column } from '@temple-land/ui';
import { useText } from '../../i18n/useText.ts';
import * as styles from './map.css.ts';
import type { DrawnPlace } from './places.ts';

/** What the table of the map takes. */
export interface PlacesTableProps {
  places: readonly DrawnPlace[];
  layers: readonly MapLayer[];
  onShow: (place: DrawnPlace) => void;
}

/** The places on the map as a table: the same names, figures and ways on. */
export function PlacesTable({ places, layers, onShow }: PlacesTableProps) {
  const { t } = useText();
  const nameOf = (id: string) => layers.find((layer) => layer.id === id)?.name ?? id;
  const columns: readonly Column<DrawnPlace>[] = [
    {
      id: 'name',
      header: t('map.table.name'),
      renderCell: ({ plotCode, name }) => (plotCode === '' ? name : t('map.plot', { n: name })),
    },
    { id: 'kind', header: t('map.table.kind'), renderCell: ({ layer }) => nameOf(layer) },
    {
      id: 'plots',
      header: t('map.table.plots'),
      align: 'end',
      renderCell: ({ plots }) => (plots === undefined ? '-' : countText(plots)),
    },
    {
      id: 'area',
      header: t('map.table.area'),
      align: 'end',
      renderCell: ({ area }) => (area === undefined ? '-' : acresText(area)),
    },
    {
      id: 'show',
      header: t('map.table.show'),
      isHeaderHidden: true,
      renderCell: (place) => (
        <Button
          kind="quiet"
          aria-label={`${t('map.table.show')} ${place.name}`}
          onClick={() => onShow(place)}
        >
          {t('map.table.show')}
        </Button>
      ),
    },
  ];
  return (
    <div className={styles.table}>
      {places.length === 0 ? (
        <EmptyState title={t('map.table.empty')} />
      ) : (
        <Table
          caption={t('map.table')}
          columns={columns}
          rows={places}
          keyOf={({ layer, name, plotCode }) => `${layer} ${plotCode} ${name}`}
        />
      )}
    </div>
  );
}
