import type { MapLayer } from '@temple-land/portal-core';
import { Alert, MapPanel } from '@temple-land/ui';
import { Home, Minus, Plus } from 'lucide';
import { useText } from '../../i18n/useText.ts';
import { LandSearch } from './LandSearch.tsx';
import * as styles from './map.css.ts';
import { PlacesTable } from './PlacesTable.tsx';
import { PlotPopover } from './PlotPopover.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import type { Explore } from './useExplore.ts';
import { useLegend } from './useLegend.tsx';

/** What the frame of the map takes. */
export interface ExploreMapProps {
  explore: Explore;
  layers: readonly MapLayer[];
}

function Drawing({
  hasFailed,
  round,
  setContainer,
}: Pick<Explore, 'hasFailed' | 'round' | 'setContainer'>) {
  const { t } = useText();
  return hasFailed ? (
    <Alert tone="warning">
      <p>{t('map.failed')}</p>
    </Alert>
  ) : (
    <div key={round} ref={setContainer} className={styles.canvas} />
  );
}

/** The map or its table, with search, legend, tools and what is known of the picked plot. */
export function ExploreMap({ explore, layers }: ExploreMapProps) {
  const { t } = useText();
  const { hasFailed, round, setContainer, picked, places, aPoint } = explore;
  const legend = useLegend(layers, explore.hidden);
  return (
    <MapPanel
      label={t('map.label')}
      description={t('map.description')}
      map={<Drawing {...{ hasFailed, round, setContainer }} />}
      table={
        <PlacesTable
          {...{ places, layers }}
          hasFailed={explore.failed.said !== undefined || layers.length === 0}
          onShow={explore.goToPlot}
        />
      }
      searchTitle={t('map.search')}
      search={
        <LandSearch
          onPlace={explore.goTo}
          onKhatiyan={explore.goToKhatiyan}
          onPlot={explore.goToPlot}
        />
      }
      layersTitle={t('map.layers')}
      layers={legend}
      onLayer={explore.toggle}
      toolsLabel={t('map.tools')}
      tools={[
        { label: t('map.zoomIn'), icon: Plus, onClick: () => explore.zoomBy(1) },
        { label: t('map.zoomOut'), icon: Minus, onClick: () => explore.zoomBy(-1) },
        { label: t('map.home'), icon: Home, onClick: explore.goHome },
      ]}
      scale={aPoint === undefined ? undefined : <ScaleBar aPoint={aPoint} />}
      popover={
        picked !== '' && <PlotPopover key={picked} plotCode={picked} onClose={explore.close} />
      }
      viewLabel={t('map.view')}
      mapLabel={t('map.map')}
      tableLabel={t('chart.table')}
      closeLabel={t('shell.close')}
      view={explore.view}
      onView={explore.setView}
    />
  );
}
