import type { MapHit, MapLayer } from '@temple-land/portal-core';
import { Alert, MapPanel, Icon, type MapTool as MapPanelTool } from '@temple-land/ui';
import {
  Bookmark,
  FileUp,
  History,
  Home,
  MapPinned,
  PencilRuler,
  Minus,
  Plus,
  Printer,
  Ruler,
  ShoppingBasket,
  SquareDashedMousePointer,
  type IconNode,
} from 'lucide';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format.ts';
import { LandSearch } from '../page/LandSearch.tsx';
import * as styles from '../map.css.ts';
import { PlotPopover } from '../page/PlotPopover.tsx';
import { PointPopover } from '../page/PointPopover.tsx';
import { DaysPanel } from '../days/DaysPanel.tsx';
import { MapDaysOverlay } from '../days/MapDaysOverlay.tsx';
import { BasketPanel } from '../tools/BasketPanel.tsx';
import { BookmarksPanel } from '../tools/BookmarksPanel.tsx';
import { DrawPanel } from '../tools/DrawPanel.tsx';
import { GoToPanel } from '../tools/GoToPanel.tsx';
import { MeasurePanel } from '../tools/MeasurePanel.tsx';
import { OwnLayersPanel } from '../tools/OwnLayersPanel.tsx';
import { PrintPanel } from '../tools/PrintPanel.tsx';
import { SelectPanel } from '../tools/SelectPanel.tsx';
import type { MapTool } from '../tools/useMapTools.ts';
import { LayerOrder } from './LayerOrder.tsx';
import { MapLook } from './MapLook.tsx';
import { MapTable } from './MapTable.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import type { MapExploration } from '../page/useMapExploration.ts';
import { useLegend } from './useLegend.tsx';

/** The props of `ExploreMap`. */
export interface ExploreMapProps {
  explore: MapExploration;
  layers: readonly MapLayer[];
}

function Drawing({ explore }: Pick<ExploreMapProps, 'explore'>) {
  const { hasFailed, round, setContainer } = explore;
  const { t } = useTranslation(['map', 'common', 'specification']);
  return hasFailed ? (
    <Alert tone="warning">
      <p>{t('failed')}</p>
    </Alert>
  ) : (
    <>
      <div key={round} ref={setContainer} className={styles.canvas} />
      <MapDaysOverlay explore={explore} />
    </>
  );
}

/** The day of the plots above the legend; nothing for today's. */
function LegendDay({ explore }: Pick<ExploreMapProps, 'explore'>) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { day, compared } = explore.days;
  if (day === undefined) return null;
  const days = compared && { from: formatDate(compared.from), to: formatDate(compared.to) };
  return <p>{days ? t('days.both', days) : t('days.asOf', { day: formatDate(day) })}</p>;
}

/** The card of the picked plot or point; none while a tool uses the map. */
function MapCard({ explore }: Pick<ExploreMapProps, 'explore'>) {
  const { picked, pickedDay, follow, close, tools } = explore;
  const { tool, point } = tools;
  const onHit = ({ plotCode, extent }: MapHit) =>
    plotCode === '' ? explore.goTo(extent) : explore.goToPlot({ plotCode, extent });
  if (tool !== undefined) return null;
  if (picked !== '')
    return (
      <PlotPopover
        key={picked}
        plotCode={picked}
        day={pickedDay}
        {...{ point, follow, onHit }}
        onClose={close}
      />
    );
  return point && <PointPopover {...{ point, follow, onHit }} day={pickedDay} onClose={close} />;
}

const toolPanels: Readonly<Record<MapTool, ComponentType<Pick<ExploreMapProps, 'explore'>>>> = {
  go: GoToPanel,
  measure: MeasurePanel,
  select: SelectPanel,
  basket: BasketPanel,
  print: PrintPanel,
  bookmarks: BookmarksPanel,
  files: OwnLayersPanel,
  draw: DrawPanel,
  days: DaysPanel,
};
const toolIcons: Readonly<Record<MapTool, IconNode>> = {
  go: MapPinned,
  measure: Ruler,
  select: SquareDashedMousePointer,
  basket: ShoppingBasket,
  print: Printer,
  bookmarks: Bookmark,
  files: FileUp,
  draw: PencilRuler,
  days: History,
};

/** Returns the buttons of the toolbar. */
function useToolButtons(explore: MapExploration): readonly MapPanelTool[] {
  const { t } = useTranslation(['map', 'common', 'specification']);
  return [
    { label: t('zoomIn'), icon: <Icon of={Plus} />, onClick: () => explore.zoomBy(1) },
    { label: t('zoomOut'), icon: <Icon of={Minus} />, onClick: () => explore.zoomBy(-1) },
    { label: t('home'), icon: <Icon of={Home} />, onClick: explore.goHome },
    ...(
      ['go', 'select', 'measure', 'draw', 'days', 'basket', 'print', 'bookmarks', 'files'] as const
    ).map((id) => ({
      label: t(id),
      icon: <Icon of={toolIcons[id]} />,
      isSelected: explore.tools.tool === id,
      isInTable: true,
      onClick: () => explore.toggleTool(id),
    })),
  ];
}

/** The map or its table, with search, legend, tools and the popover of the picked plot. */
export function ExploreMap({ explore, layers }: ExploreMapProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { places, scale } = explore;
  const { tool } = explore.tools;
  const ToolPanel = tool === undefined ? undefined : toolPanels[tool];
  const tools = useToolButtons(explore);
  const legend = useLegend(layers, explore.hidden, {
    places,
    zoom: scale?.zoom,
    theme: explore.theme,
    ownLayers: explore.ownLayers.layers,
  });
  return (
    <MapPanel
      label={t('label')}
      description={t('description')}
      map={<Drawing explore={explore} />}
      table={<MapTable {...{ explore, layers }} />}
      searchTitle={t('search')}
      search={
        <LandSearch
          onPlace={explore.goTo}
          onKhatiyan={explore.goToKhatiyan}
          onPlot={explore.goToPlot}
          onApplication={({ extent, ...application }) =>
            extent && explore.goToPlot({ ...application, extent })
          }
        />
      }
      layersTitle={t('layers')}
      layerOptions={
        <div className={styles.search}>
          <LegendDay explore={explore} />
          <MapLook explore={explore} />
          <LayerOrder {...{ explore, layers }} />
        </div>
      }
      layers={legend}
      onLayerChange={(id, isShown) =>
        explore.ownLayers.layers.some((layer) => layer.id === id)
          ? explore.ownLayers.change(id, { isShown })
          : explore.toggle(id, isShown)
      }
      toolsLabel={t('tools')}
      tools={tools}
      scale={scale === undefined ? undefined : <ScaleBar {...scale} />}
      popover={<MapCard explore={explore} />}
      toolPanel={ToolPanel && <ToolPanel explore={explore} />}
      viewLabel={t('view')}
      mapLabel={t('map')}
      tableLabel={t('common:chart.table')}
      closeLabel={t('common:shell.close')}
      view={explore.view}
      onViewChange={explore.setView}
    />
  );
}
