import type { MapLayer } from '@temple-land/portal-core';
import type { MapLayer as LegendEntry } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../i18n/format.ts';
import type { OwnLayer } from '../tools/ownLayers.ts';
import type { MapFeature } from '../page/mapFeatures.ts';
import { contextKinds, contextLabels } from './contextLayers.ts';
import { ContextSample } from './ContextSample.tsx';
import { isOverlayLayer } from './overlayLayers.ts';
import { OverlaySample } from './OverlaySample.tsx';
import { isEntryOf, themeEntries, themeSources, type MapTheme } from './mapThemes.ts';
import { ThemeSample } from './ThemeSample.tsx';

const plotsCountedFromZoom = 15;

/** What is on the map now: its places, and its zoom once it is drawn. */
export interface LegendState {
  places: readonly MapFeature[];
  zoom: number | undefined;
  theme: MapTheme;
  ownLayers: readonly OwnLayer[];
}

/**
 * Returns the legend: an entry for each outline or overlay, each kind of what surrounds plots, and each value by which
 * plots are coloured. It says how many of each are in view, or that they appear at a larger scale.
 */
export function useLegend(
  layers: readonly MapLayer[],
  hidden: ReadonlySet<string>,
  { places, zoom, theme, ownLayers }: LegendState,
): readonly LegendEntry[] {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const isBelow = (id: MapLayer['id']) => {
    const layer = layers.find((each) => each.id === id);
    return zoom !== undefined && layer !== undefined && zoom < layer.minZoom;
  };
  const describe = (
    entry: string,
    layer: MapLayer['id'],
    isCounted?: (place: MapFeature) => boolean,
  ) => {
    const isSelected = !hidden.has(entry);
    if (zoom === undefined) return { isSelected };
    if (isBelow(layer)) return { isSelected, count: t('layer.zoomIn') };
    // Tiles of plots at smaller scales do not name each plot.
    const isCountable = layer !== 'plots' || zoom >= plotsCountedFromZoom;
    const count =
      isCounted && isSelected && isCountable ? places.filter(isCounted).length : undefined;
    return { isSelected, ...(count === undefined ? {} : { count: formatCount(count) }) };
  };
  return [
    ...ownLayers.map(({ id, name: label, pattern, isShown: isSelected, shapes }) => ({
      id,
      label,
      isSelected,
      sample: <ThemeSample fill="mapGround" pattern={pattern} />,
      count: formatCount(shapes.length),
    })),
    ...layers
      .filter(({ id }) => id !== 'plots' && id !== 'context')
      .map(({ id, name: label }) => ({
        id,
        label,
        ...describe(id, id, ({ layer }) => layer === id),
        ...(isOverlayLayer(id) ? { sample: <OverlaySample layer={id} /> } : {}),
      })),
    ...contextKinds.map((kind) => ({
      id: kind,
      label: t(contextLabels[kind]),
      ...describe(kind, 'context'),
      sample: <ContextSample kind={kind} />,
    })),
    ...themeEntries[theme].map((entry) => ({
      id: entry.id,
      label: t(entry.label),
      sample: <ThemeSample {...entry} />,
      ...describe(
        entry.id,
        themeSources[theme].source,
        (place) =>
          place.layer === themeSources[theme].source &&
          isEntryOf(theme, entry, place.values[theme]),
      ),
    })),
  ];
}
