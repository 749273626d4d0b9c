'use client';
import { Layers, Map as MapIcon, Search, Table2 } from 'lucide';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { mapPanelWords } from './MapPanel.words.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { ViewSwitch } from '../ChartCard/ViewSwitch.tsx';
import { MapLayers, type MapLayer } from './MapLayers.tsx';
import * as styles from './MapPanel.css.ts';
import { MapSection, type MapSectionProps } from './MapSection.tsx';
import { MapTools, type MapTool } from './MapTools.tsx';

export { PlotPatterns, type PlotKind, type PlotPatternsProps } from './plotPatterns.tsx';
export type { MapLayer } from './MapLayers.tsx';
export { MapPopover, type MapPopoverProps, type PlotFact } from './MapPopover.tsx';
export type { MapTool } from './MapTools.tsx';

/** Whether the plots are shown on the map or in a table. */
export type MapView = 'map' | 'table';

/** The props of `MapPanel`, with those of a native `div`. */
export interface MapPanelProps extends Omit<ComponentProps<'div'>, 'children' | 'popover'> {
  /** Name of the map for screen readers. */
  label?: string | undefined;
  /** How to use the map, and that the table has all data; the accessible description of the map. */
  description: string;
  /** The map itself; it fills the frame. */
  map: ReactNode;
  /** The same plots as a table. */
  table: ReactNode;
  /** Heading of the search. */
  searchTitle?: string | undefined;
  /** The form that searches for a plot. */
  search: ReactNode;
  /** Heading of the layers. */
  layersTitle?: string | undefined;
  /** Fields above the layers, for example by what plots are coloured. */
  layerOptions?: ReactNode | undefined;
  /** The layers that can be shown and hidden, with their hatches. */
  layers: readonly MapLayer[];
  /** Called with the id of a layer and whether it is shown. */
  onLayerChange: (id: string, isSelected: boolean) => void;
  /** Name of the toolbar on the map. */
  toolsLabel?: string | undefined;
  /** The buttons of the toolbar. */
  tools: readonly MapTool[];
  /** The scale bar of the map. */
  scale?: ReactNode | undefined;
  /** A `MapPopover` for the selected plot. */
  popover?: ReactNode | undefined;
  /** The panel of the tool that is on: a `MapPopover` with `isDocked`. */
  toolPanel?: ReactNode | undefined;
  /** Name of the switch between map and table. */
  viewLabel?: string | undefined;
  /** Label of the view with the map. */
  mapLabel?: string | undefined;
  /** Label of the view with the table. */
  tableLabel?: string | undefined;
  /** Name of the button that closes a sheet of small screens. */
  closeLabel?: string | undefined;
  /** The current view, if it is controlled. */
  view?: MapView | undefined;
  /** The initial view; `map` by default. */
  defaultView?: MapView | undefined;
  /** Called with the selected view. */
  onViewChange?: ((view: MapView) => void) | undefined;
}

type LayersSectionProps = Pick<MapPanelProps, 'layerOptions' | 'layers' | 'onLayerChange'> &
  Pick<MapSectionProps, 'closeLabel' | 'title'>;

function LayersSection({ title, closeLabel, layerOptions, ...list }: LayersSectionProps) {
  return (
    <MapSection title={title} icon={Layers} closeLabel={closeLabel}>
      {(labelId) => (
        <>
          {layerOptions}
          <MapLayers labelId={labelId} {...list} />
        </>
      )}
    </MapSection>
  );
}

/** A map with search, layers, tools, a view switch and the popover of the selected plot. */
export function MapPanel(props: MapPanelProps) {
  const words = useWords('mapPanel', mapPanelWords);
  const { label, description, map, table, searchTitle, search, layersTitle, ...others } = props;
  const { layers, onLayerChange, toolsLabel, tools, scale, popover, viewLabel, ...more } = others;
  const {
    mapLabel,
    tableLabel = words.tableLabel,
    closeLabel,
    view: givenView,
    defaultView = 'map',
    toolPanel,
    layerOptions,
    ...last
  } = more;
  const { onViewChange, ...rest } = last;
  const [view, setView] = useControlledState(givenView, defaultView, onViewChange);
  const descriptionId = useId();
  const usableTools = view === 'map' ? tools : tools.filter(({ isInTable }) => isInTable);
  const own = { className: styles.root, 'data-tool-panel': Boolean(toolPanel) || undefined };
  return (
    <div {...mergeProps(own, rest)}>
      <div className={styles.panel}>
        <MapSection title={searchTitle ?? words.searchTitle} icon={Search} closeLabel={closeLabel}>
          {() => search}
        </MapSection>
        <LayersSection
          title={layersTitle ?? words.layersTitle}
          {...{ closeLabel, layerOptions, layers, onLayerChange }}
        />
      </div>
      <div className={styles.overlays}>
        <div className={styles.views}>
          <ViewSwitch
            label={viewLabel ?? words.viewLabel}
            choices={[
              { view: 'map', label: mapLabel ?? words.mapLabel, icon: MapIcon },
              { view: 'table', label: tableLabel, icon: Table2 },
            ]}
            view={view}
            onViewChange={setView}
          />
        </div>
        {usableTools.length > 0 && (
          <MapTools label={toolsLabel ?? words.toolsLabel} tools={usableTools} />
        )}
      </div>
      {toolPanel}
      {view === 'map' ? (
        <section
          aria-label={label ?? words.label}
          aria-describedby={descriptionId}
          className={styles.stage}
          data-view="map"
        >
          <p id={descriptionId} className={visuallyHidden}>
            {description}
          </p>
          <div className={styles.map}>{map}</div>
          {scale !== undefined && <div className={styles.scale}>{scale}</div>}
          {popover}
        </section>
      ) : (
        <section
          aria-label={tableLabel}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys have to reach it
          tabIndex={0}
          className={styles.stage}
          data-view="table"
        >
          {table}
        </section>
      )}
    </div>
  );
}
