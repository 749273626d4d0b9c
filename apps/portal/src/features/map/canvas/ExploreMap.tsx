import type { MapLayer } from '@temple-land/portal-core';
import { Alert, MapPanel, Icon } from '@temple-land/ui';
import { Home, Minus, Plus } from 'lucide';
import { useTranslation } from 'react-i18next';
import { LandSearch } from '../page/LandSearch.tsx';
import * as styles from '../map.css.ts';
import { PlacesTable } from '../page/PlacesTable.tsx';
import { PlotPopover } from '../page/PlotPopover.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import type { MapExploration } from '../page/useMapExploration.ts';
import { useLegend } from './useLegend.tsx';

/** The props of `ExploreMap`. */
export interface ExploreMapProps {
  explore: MapExploration;
  layers: readonly MapLayer[];
}

function Drawing({
  hasFailed,
  round,
  setContainer,
}: Pick<MapExploration, 'hasFailed' | 'round' | 'setContainer'>) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  return hasFailed ? (
    <Alert tone="warning">
      <p>{t('failed')}</p>
    </Alert>
  ) : (
    <div key={round} ref={setContainer} className={styles.canvas} />
  );
}

/** The map or its table, with search, legend, tools and the popover of the picked plot. */
export function ExploreMap({ explore, layers }: ExploreMapProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { hasFailed, round, setContainer, picked, places, scale } = explore;
  const legend = useLegend(layers, explore.hidden, { places, zoom: scale?.zoom });
  return (
    <MapPanel
      label={t('label')}
      description={t('description')}
      map={<Drawing {...{ hasFailed, round, setContainer }} />}
      table={
        <PlacesTable
          {...{ places, layers }}
          hasFailed={explore.failure.message !== undefined || layers.length === 0}
          onShow={explore.goToPlot}
        />
      }
      searchTitle={t('search')}
      search={
        <LandSearch
          onPlace={explore.goTo}
          onKhatiyan={explore.goToKhatiyan}
          onPlot={explore.goToPlot}
        />
      }
      layersTitle={t('layers')}
      layers={legend}
      onLayerChange={explore.toggle}
      toolsLabel={t('tools')}
      tools={[
        { label: t('zoomIn'), icon: <Icon of={Plus} />, onClick: () => explore.zoomBy(1) },
        { label: t('zoomOut'), icon: <Icon of={Minus} />, onClick: () => explore.zoomBy(-1) },
        { label: t('home'), icon: <Icon of={Home} />, onClick: explore.goHome },
      ]}
      scale={scale === undefined ? undefined : <ScaleBar aPoint={scale.metresPerPoint} />}
      popover={
        picked !== '' && (
          <PlotPopover
            key={picked}
            plotCode={picked}
            follow={explore.follow}
            onClose={explore.close}
          />
        )
      }
      viewLabel={t('view')}
      mapLabel={t('map')}
      tableLabel={t('common:chart.table')}
      closeLabel={t('common:shell.close')}
      view={explore.view}
      onViewChange={explore.setView}
    />
  );
}
