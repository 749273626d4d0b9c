import type { MapHit, MapLayer } from '@temple-land/portal-core';
import { Alert, Columns, MapPanel, Icon, Select } from '@temple-land/ui';
import {
  Bookmark,
  Home,
  MapPinned,
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
import { LandSearch } from '../page/LandSearch.tsx';
import * as styles from '../map.css.ts';
import { PlacesTable } from '../page/PlacesTable.tsx';
import { PlotPopover } from '../page/PlotPopover.tsx';
import { PointPopover } from '../page/PointPopover.tsx';
import { BasketPanel } from '../tools/BasketPanel.tsx';
import { BookmarksPanel } from '../tools/BookmarksPanel.tsx';
import { GoToPanel } from '../tools/GoToPanel.tsx';
import { MeasurePanel } from '../tools/MeasurePanel.tsx';
import { PrintPanel } from '../tools/PrintPanel.tsx';
import { SelectPanel } from '../tools/SelectPanel.tsx';
import { SelectionTable } from '../tools/SelectionTable.tsx';
import type { MapTool } from '../tools/useMapTools.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { localizeDigits } from '../../../i18n/digits.ts';
import { mapThemes, type MapTheme } from './mapThemes.ts';
import { plotOpacities } from './visibleLayers.ts';
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

/** The card of the picked plot or point; none while a tool uses the map. */
function MapCard({ explore }: Pick<ExploreMapProps, 'explore'>) {
  const { picked, follow, close, tools } = explore;
  const { tool, point } = tools;
  const onHit = ({ plotCode, extent }: MapHit) =>
    plotCode === '' ? explore.goTo(extent) : explore.goToPlot({ plotCode, extent });
  if (tool !== undefined) return null;
  if (picked !== '')
    return (
      <PlotPopover key={picked} plotCode={picked} {...{ point, follow, onHit }} onClose={close} />
    );
  return point && <PointPopover {...{ point, follow, onHit }} onClose={close} />;
}

const toolPanels: Readonly<Record<MapTool, ComponentType<Pick<ExploreMapProps, 'explore'>>>> = {
  go: GoToPanel,
  measure: MeasurePanel,
  select: SelectPanel,
  basket: BasketPanel,
  print: PrintPanel,
  bookmarks: BookmarksPanel,
};
const themeLabels: Readonly<Record<MapTheme, TextKey<'map'>>> = {
  status: 'theme.status',
  kisam: 'theme.kisam',
  satwa: 'theme.satwa',
  lease: 'theme.lease',
  case: 'theme.case',
};
const toolIcons: Readonly<Record<MapTool, IconNode>> = {
  go: MapPinned,
  measure: Ruler,
  select: SquareDashedMousePointer,
  basket: ShoppingBasket,
  print: Printer,
  bookmarks: Bookmark,
};

/** The fields that say by what plots are coloured, and how much is seen through them. */
function MapLook({ explore }: Pick<ExploreMapProps, 'explore'>) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { theme, colourBy, opacity, setOpacity } = explore;
  return (
    <Columns kind="fields">
      <Select
        label={t('theme')}
        options={mapThemes.map((value) => ({ value, label: t(themeLabels[value]) }))}
        value={theme}
        onChange={(value) => colourBy(mapThemes.find((each) => each === value) ?? 'status')}
      />
      <Select
        label={t('opacity')}
        options={plotOpacities.map((percent) => ({
          value: String(percent),
          label: localizeDigits(`${percent} %`),
        }))}
        value={String(opacity)}
        onChange={(value) => setOpacity(Number(value))}
      />
    </Columns>
  );
}

/** The map or its table, with search, legend, tools and the popover of the picked plot. */
export function ExploreMap({ explore, layers }: ExploreMapProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { hasFailed, round, setContainer, places, scale } = explore;
  const { tool, selection } = explore.tools;
  const ToolPanel = tool === undefined ? undefined : toolPanels[tool];
  const legend = useLegend(layers, explore.hidden, {
    places,
    zoom: scale?.zoom,
    theme: explore.theme,
  });
  return (
    <MapPanel
      label={t('label')}
      description={t('description')}
      map={<Drawing {...{ hasFailed, round, setContainer }} />}
      table={
        tool === 'select' && selection.found ? (
          <SelectionTable found={selection.found} onShow={explore.goToSelected} />
        ) : (
          <PlacesTable
            {...{ places, layers }}
            hasFailed={explore.failure.message !== undefined || layers.length === 0}
            onShow={explore.goToPlot}
          />
        )
      }
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
      layerOptions={<MapLook explore={explore} />}
      layers={legend}
      onLayerChange={explore.toggle}
      toolsLabel={t('tools')}
      tools={[
        { label: t('zoomIn'), icon: <Icon of={Plus} />, onClick: () => explore.zoomBy(1) },
        { label: t('zoomOut'), icon: <Icon of={Minus} />, onClick: () => explore.zoomBy(-1) },
        { label: t('home'), icon: <Icon of={Home} />, onClick: explore.goHome },
        ...(['go', 'select', 'measure', 'basket', 'print', 'bookmarks'] as const).map((id) => ({
          label: t(id),
          icon: <Icon of={toolIcons[id]} />,
          isSelected: tool === id,
          isInTable: true,
          onClick: () => explore.toggleTool(id),
        })),
      ]}
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
