import type { MapLayer } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format.ts';
import { ChangesTable } from '../days/ChangesTable.tsx';
import * as styles from '../map.css.ts';
import { PlacesTable } from '../page/PlacesTable.tsx';
import { SelectionTable } from '../tools/SelectionTable.tsx';
import type { MapExploration } from '../page/useMapExploration.ts';

/** The props of `MapTable`. */
export interface MapTableProps {
  explore: MapExploration;
  layers: readonly MapLayer[];
}

/** The table in the place of the map: what is selected, what changed, or the places in view. */
export function MapTable({ explore, layers }: MapTableProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { places, days, tools } = explore;
  const { tool, selection } = tools;
  if (tool === 'select' && selection.found)
    return <SelectionTable found={selection.found} onShow={explore.goToSelected} />;
  if (tool !== 'select' && days.compared && days.found)
    return (
      <ChangesTable
        days={days.compared}
        found={days.found}
        onShow={({ extent }) => extent && explore.goTo(extent)}
      />
    );
  return (
    <>
      {days.day !== undefined && (
        <p className={styles.tableDay}>{t('days.asOf', { day: formatDate(days.day) })}</p>
      )}
      <PlacesTable
        {...{ places, layers }}
        hasFailed={explore.failure.message !== undefined || layers.length === 0}
        onShow={explore.goToPlot}
      />
    </>
  );
}
