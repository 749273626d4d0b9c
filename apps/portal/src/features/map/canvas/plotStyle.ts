import type { MapLayer } from '@temple-land/portal-core';
import type { LayerSpecification } from 'maplibre-gl';
import type { MapColours } from '../../../common/land/drawing/mapColours.ts';
import { createNumbersLayer } from '../../../common/land/drawing/numbersLayer.ts';
import { themeEntries, themeSources, type MapTheme, type ThemeEntry } from './mapThemes.ts';
import type { VisibleLayers } from './visibleLayers.ts';

/** The size of the numbers of plots in CSS pixels. */
const numberSize = 12;

/** The style layers that show where picked plots are. */
export const pickedLayerIds = ['picked-rim', 'picked'] as const;

const matchEntries = (theme: MapTheme, pick: (entry: ThemeEntry) => string, other: string) => {
  const entries = themeEntries[theme];
  const known = entries.filter(({ value }) => value !== '');
  const rest = entries.find(({ value }) => value === '');
  const last = rest ? pick(rest) : other;
  if (known.length === 0) return last;
  const pairs = known.flatMap((entry) => [entry.value, pick(entry)]);
  return ['match', ['get', themeSources[theme].property], ...pairs, last];
};

/** Returns fill and pattern of a theme as expressions of the map library. */
export const getThemePaint = (theme: MapTheme, colours: MapColours) => ({
  fill: matchEntries(theme, ({ fill }) => colours[fill], colours.mapGround),
  pattern: matchEntries(theme, ({ pattern }) => pattern, 'available'),
});

/** Returns the filter of the visible values of a theme. */
export function getThemeFilter({ theme, entries }: Pick<VisibleLayers, 'theme' | 'entries'>) {
  const { property } = themeSources[theme];
  if (property === '') return ['literal', entries.length > 0];
  const listOf = (list: readonly ThemeEntry[]) => ['literal', list.map(({ value }) => value)];
  const isIn = (list: readonly ThemeEntry[]) => ['in', ['get', property], listOf(list)];
  if (!entries.some(({ value }) => value === '')) return isIn(entries);
  const hidden = themeEntries[theme].filter((entry) => !entries.includes(entry));
  return ['!', isIn(hidden)];
}

/** The themes that fill the shapes of a layer above plots. */
export const overlayThemes = ['lease', 'case'] as const;

/** Returns the layers that fill the plots of leases and cases, hidden until a theme needs them. */
export const createThemeLayers = (
  layers: readonly MapLayer[],
  colours: MapColours,
): LayerSpecification[] =>
  overlayThemes.flatMap((theme): LayerSpecification[] => {
    const layer = layers.find(({ id }) => id === themeSources[theme].source);
    if (!layer) return [];
    const { id, minZoom: minzoom } = layer;
    const { fill, pattern } = getThemePaint(theme, colours);
    const own = { type: 'fill' as const, source: id, 'source-layer': id, minzoom };
    const layout = { visibility: 'none' as const };
    return [
      { id: `theme-${theme}-fill`, ...own, layout, paint: { 'fill-color': fill as never } },
      { id: `theme-${theme}-hatch`, ...own, layout, paint: { 'fill-pattern': pattern as never } },
    ];
  });

/** Returns the style layers of plots: fill and hatch of their kind, and thin edges that neighbours share. */
export function createPlotLayers(
  { id, minZoom }: MapLayer,
  colours: MapColours,
): LayerSpecification[] {
  const source = { source: id, 'source-layer': id, minzoom: minZoom };
  const status = getThemePaint('status', colours);
  return [
    {
      id: 'plots-fill',
      type: 'fill',
      ...source,
      // The expression language of the map is plain data.
      paint: { 'fill-color': status.fill as never, 'fill-opacity': 0.9 },
    },
    {
      id: 'plots-hatch',
      type: 'fill',
      ...source,
      paint: { 'fill-pattern': status.pattern as never },
    },
    {
      id: 'plots-line',
      type: 'line',
      ...source,
      paint: {
        'line-color': colours.mapStroke,
        'line-width': ['interpolate', ['linear'], ['zoom'], 14, 0.4, 17, 0.75, 19, 1.25],
      },
    },
  ];
}

/** Returns the layer of the numbers of plots, and the two lines around picked plots. */
export function createTopLayers(fontFamily: string, colours: MapColours): LayerSpecification[] {
  const picked = {
    type: 'line' as const,
    source: 'plots',
    'source-layer': 'plots',
    filter: ['==', ['get', 'plotCode'], ''] as never,
    layout: { 'line-join': 'round' as const },
  };
  return [
    createNumbersLayer(colours, fontFamily, numberSize),
    {
      ...picked,
      id: 'picked-rim',
      paint: { 'line-color': colours.focusOuter, 'line-width': 7 },
    },
    { ...picked, id: 'picked', paint: { 'line-color': colours.focusInner, 'line-width': 3.5 } },
  ];
}
