import { Layers, Map as MapIcon, Search, Table2 } from 'lucide';
import { useId, useState, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { ViewSwitch } from '../ChartCard/ViewSwitch.tsx';
import { MapLayers, type MapLayer } from './MapLayers.tsx';
import * as styles from './MapPanel.css.ts';
import { MapSection } from './MapSection.tsx';
import { MapTools, type MapTool } from './MapTools.tsx';

export { PlotPatterns, type PlotKind } from './plotPatterns.tsx';
export type { MapLayer } from './MapLayers.tsx';
export { MapPopover, type MapPopoverProps, type PlotFact } from './MapPopover.tsx';
export type { MapTool } from './MapTools.tsx';

/** Whether the plots are shown on the map or in a table. */
export type MapView = 'map' | 'table';

/** The props of `MapPanel`. */
export interface MapPanelProps {
  /** Name of the map for screen readers. */
  label: string;
  /** How to use the map, and that the table has all data; the accessible description of the map. */
  description: string;
  /** The map itself; it fills the frame. */
  map: ReactNode;
  /** The same plots as a table. */
  table: ReactNode;
  searchTitle: string;
  /** The form that searches for a plot. */
  search: ReactNode;
  layersTitle: string;
  layers: readonly MapLayer[];
  onLayerChange: (id: string, isSelected: boolean) => void;
  toolsLabel: string;
  tools: readonly MapTool[];
  /** The scale bar of the map. */
  scale?: ReactNode;
  /** A `MapPopover` for the selected plot. */
  popover?: ReactNode;
  viewLabel: string;
  mapLabel: string;
  tableLabel: string;
  /** Name of the button that closes a sheet of small screens. */
  closeLabel: string;
  /** The current view, if it is controlled. */
  view?: MapView;
  onViewChange?: (view: MapView) => void;
}

/** A map with search, layers, tools, a view switch and the popover of the selected plot. */
export function MapPanel(props: MapPanelProps) {
  const { searchTitle, layersTitle, layers, onLayerChange, closeLabel, viewLabel } = props;
  const [ownView, setOwnView] = useState<MapView>('map');
  const descriptionId = useId();
  const view = props.view ?? ownView;
  const change = (next: MapView) => {
    setOwnView(next);
    props.onViewChange?.(next);
  };
  return (
    <div className={styles.frame}>
      <div className={styles.panel}>
        <MapSection title={searchTitle} icon={Search} closeLabel={closeLabel}>
          {() => props.search}
        </MapSection>
        <MapSection title={layersTitle} icon={Layers} closeLabel={closeLabel}>
          {(labelId) => <MapLayers {...{ labelId, layers, onLayerChange }} />}
        </MapSection>
      </div>
      <div className={styles.overlays}>
        <div className={styles.views}>
          <ViewSwitch
            label={viewLabel}
            choices={[
              { view: 'map', label: props.mapLabel, icon: MapIcon },
              { view: 'table', label: props.tableLabel, icon: Table2 },
            ]}
            view={view}
            onViewChange={change}
          />
        </div>
        {view === 'map' && <MapTools label={props.toolsLabel} tools={props.tools} />}
      </div>
      {view === 'map' ? (
        <section
          aria-label={props.label}
          aria-describedby={descriptionId}
          className={styles.stage.map}
        >
          <p id={descriptionId} className={visuallyHidden}>
            {props.description}
          </p>
          <div className={styles.map}>{props.map}</div>
          {props.scale !== undefined && <div className={styles.scale}>{props.scale}</div>}
          {props.popover}
        </section>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys have to reach it
        <section aria-label={props.tableLabel} tabIndex={0} className={styles.stage.table}>
          {props.table}
        </section>
      )}
    </div>
  );
}
