import type { Extent, MapLayer } from '@temple-land/portal-core';
import { Alert, MapPanel, visuallyHidden, type MapView } from '@temple-land/ui';
import { Home, Minus, Plus } from 'lucide';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useState } from 'react';
import { useServiceQuery } from '../../api/useCall.ts';
import { MainPart } from '../../blocks/MainPart.tsx';
import { muted } from '../../blocks/surface.css.ts';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { useText } from '../../i18n/useText.ts';
import { LandSearch } from './LandSearch.tsx';
import { isMarkLayer, markLayers } from './marks.ts';
import { MarkSample } from './MarkSample.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import * as styles from './map.css.ts';
import type { DrawnPlace } from './places.ts';
import { PlacesTable } from './PlacesTable.tsx';
import { kindWord, plotKinds, shownOf } from './shownLayers.ts';
import { PlotPopover } from './PlotPopover.tsx';
import { useAreaPlaces, wholeState } from './useAreaPlaces.ts';
import { useLandMap } from './useLandMap.ts';

const noLayers: readonly MapLayer[] = [];

/** The Web GIS of land officers: the land of their district, drawn schematically, and as a table. */
export function ExploreMapPage() {
  const { m, t } = useText();
  const { answer, said, refetch } = useServiceQuery('mapLayers', {}, { freshMs: Infinity });
  const layers = answer && 'result' in answer ? answer.result : noLayers;
  const [view, setView] = useState<MapView>('map');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(markLayers));
  const [drawn, setDrawn] = useState<readonly DrawnPlace[]>([]);
  const [start, setStart] = useState<Extent>();
  const [picked, setPicked] = useState('');
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [aPoint, setAPoint] = useState<number>();
  const mark = (plotCodes: readonly string[]) => {
    setMarked(plotCodes);
    map.current?.mark(plotCodes);
  };
  const pick = (plotCode: string) => {
    setPicked(plotCode);
    mark([plotCode]);
  };
  const shown = shownOf(layers, hidden);
  const { setContainer, map, hasFailed } = useLandMap({
    name: t('map.map'),
    layers,
    shown,
    start,
    marked,
    onPick: pick,
    onPlaces: (places, metres) => {
      setDrawn(places);
      setAPoint(metres);
    },
  });
  const read = useAreaPlaces({ layers, shown, area: start ?? wholeState }, hasFailed);
  const places = hasFailed ? read : drawn;
  const goTo = (extent: Extent) => {
    setStart(extent);
    map.current?.fit(extent);
    if (!hasFailed) setView('map');
  };
  const goHome = () => {
    setStart(undefined);
    map.current?.home();
  };
  const toggle = (id: string, isShown: boolean) => {
    const next = new Set(isShown ? [...hidden].filter((name) => name !== id) : [...hidden, id]);
    setHidden(next);
    map.current?.show(shownOf(layers, next));
  };
  const legend = [
    ...layers
      .filter(({ id }) => id !== 'plots')
      .map(({ id, name }) => ({
        id,
        label: name,
        isShown: !hidden.has(id),
        ...(isMarkLayer(id) ? { sample: <MarkSample layer={id} /> } : {}),
      })),
    ...plotKinds.map((kind) => ({
      id: kind,
      kind,
      label: m(kindWord(kind)),
      isShown: !hidden.has(kind),
    })),
  ];
  return (
    <MainPart className={styles.page}>
      <div className={styles.head}>
        <h1>{t('title.webGis')}</h1>
        <p className={muted}>{layers[0]?.note}</p>
      </div>
      {said && (
        <div className={styles.failure}>
          <TryAgain said={said} onAgain={refetch} />
        </div>
      )}
      <div className={styles.stage}>
        <MapPanel
          label={t('map.label')}
          description={t('map.description')}
          map={
            hasFailed ? (
              <Alert tone="warning">
                <p>{t('map.failed')}</p>
              </Alert>
            ) : (
              <div ref={setContainer} className={styles.canvas} />
            )
          }
          table={
            <PlacesTable
              {...{ places, layers }}
              onShow={({ extent, plotCode }) => {
                goTo(extent);
                if (plotCode !== '') pick(plotCode);
              }}
            />
          }
          searchTitle={t('map.search')}
          search={
            <LandSearch
              onPlace={goTo}
              onKhatiyan={({ extent, plotCodes }) => {
                if (extent) goTo(extent);
                setPicked('');
                mark(plotCodes);
              }}
              onPlot={({ extent, plotCode }) => {
                goTo(extent);
                pick(plotCode);
              }}
            />
          }
          layersTitle={t('map.layers')}
          layers={legend}
          onLayer={toggle}
          toolsLabel={t('map.tools')}
          tools={[
            { label: t('map.zoomIn'), icon: Plus, onClick: () => map.current?.zoomBy(1) },
            { label: t('map.zoomOut'), icon: Minus, onClick: () => map.current?.zoomBy(-1) },
            { label: t('map.home'), icon: Home, onClick: goHome },
          ]}
          scale={aPoint !== undefined && !hasFailed ? <ScaleBar aPoint={aPoint} /> : undefined}
          popover={
            picked !== '' && <PlotPopover key={picked} plotCode={picked} onClose={() => pick('')} />
          }
          viewLabel={t('map.view')}
          mapLabel={t('map.map')}
          tableLabel={t('chart.table')}
          closeLabel={t('shell.close')}
          view={view}
          onView={setView}
        />
      </div>
      <p role="status" className={visuallyHidden}>
        {t('map.search.results', { n: places.length })}
      </p>
    </MainPart>
  );
}
