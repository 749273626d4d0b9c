'use client';
import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PlotSwatch, type PlotKind } from './plotPatterns.tsx';
import * as styles from './MapLayers.css.ts';

/** A layer that the map can show or hide. */
export interface MapLayer {
  id: string;
  label: string;
  /** Shows the swatch of this kind of plot. */
  kind?: PlotKind;
  /** A swatch for a layer without plots. */
  sample?: ReactNode;
  /** The number of its shapes, as text. */
  count?: string;
  isSelected: boolean;
}

/** The props of `MapLayers`. */
export interface MapLayersProps {
  labelId: string;
  layers: readonly MapLayer[];
  onLayerChange: (id: string, isSelected: boolean) => void;
}

/** The layers of a map as checkboxes, each with its swatch; also the legend. */
export function MapLayers({ labelId, layers, onLayerChange }: MapLayersProps) {
  return (
    <div role="group" aria-labelledby={labelId} className={styles.layers}>
      {layers.map(({ id, label, kind, sample, count, isSelected }) => (
        <Checkbox
          key={id}
          isSelected={isSelected}
          onChange={(isChecked) => onLayerChange(id, isChecked)}
          label={
            <span className={styles.row}>
              <span className={styles.name}>{label}</span>{' '}
              {kind ? <PlotSwatch kind={kind} /> : sample}
              <span className={styles.count}>{count}</span>
            </span>
          }
        />
      ))}
    </div>
  );
}
