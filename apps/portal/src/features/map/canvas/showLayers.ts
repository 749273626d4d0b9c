import type { MapLayer } from '@temple-land/portal-core';
import type { Map as LibraryMap } from 'maplibre-gl';
import { contextKinds, contextStyleLayers } from './contextLayers.ts';
import type { MapColours } from '../../../common/land/drawing/mapColours.ts';
import { orderStyleLayers, usualOrder } from './layerOrder.ts';
import { themeSources } from './mapThemes.ts';
import { listStyleLayerIds } from './mapStyle.ts';
import { ownLayerIds } from './ownLayerStyle.ts';
import { getThemeFilter, getThemePaint, overlayThemes } from './plotStyle.ts';
import type { VisibleLayers } from './visibleLayers.ts';

/** The opacity of fills of plots at 100 %. */
const fullOpacity = 0.9;

/** MapColours plots by the theme hides its hidden values and sets the opacity of plots. */
function showTheme(map: LibraryMap, shown: VisibleLayers, colours: MapColours): void {
  const { theme } = shown;
  const isOfPlots = themeSources[theme].source === 'plots';
  const { fill, pattern } = getThemePaint(theme, colours);
  map.setPaintProperty('plots-fill', 'fill-color', (isOfPlots ? fill : colours.mapGround) as never);
  map.setPaintProperty('plots-hatch', 'fill-pattern', (isOfPlots ? pattern : 'available') as never);
  const opacity = shown.opacity / 100;
  map.setPaintProperty('plots-fill', 'fill-opacity', fullOpacity * opacity);
  map.setPaintProperty('plots-hatch', 'fill-opacity', opacity);
  const filter = getThemeFilter(shown) as never;
  for (const layer of listStyleLayerIds('plots')) map.setFilter(layer, isOfPlots ? filter : null);
  for (const overlay of overlayThemes) {
    for (const layer of [`theme-${overlay}-fill`, `theme-${overlay}-hatch`]) {
      if (!map.getLayer(layer)) continue;
      map.setLayoutProperty(layer, 'visibility', overlay === theme ? 'visible' : 'none');
      map.setPaintProperty(layer, 'fill-opacity', opacity);
      if (overlay === theme) map.setFilter(layer, filter);
    }
  }
}

/** Shows and hides layers and kinds of what surrounds plots, and colours plots by the theme. */
function showLayers(
  map: LibraryMap,
  layers: readonly MapLayer[],
  shown: VisibleLayers,
  colours: MapColours,
): void {
  const { outlines, context } = shown;
  const show = (styleLayers: readonly string[], isVisible: boolean) => {
    for (const layer of styleLayers)
      map.setLayoutProperty(layer, 'visibility', isVisible ? 'visible' : 'none');
  };
  for (const { id } of layers) {
    if (id !== 'context') show(listStyleLayerIds(id), outlines.includes(id));
    else for (const kind of contextKinds) show(contextStyleLayers[kind], context.includes(kind));
  }
  if (layers.some(({ id }) => id === 'plots')) showTheme(map, shown, colours);
}

/** Returns the function that draws layers in an order; it does nothing for the order in which they are. */
function createLayerOrderer(map: LibraryMap) {
  let drawn: VisibleLayers['order'] = usualOrder;
  let atFirst: readonly string[] | undefined;
  return (order: VisibleLayers['order']): void => {
    if (order.join() === drawn.join()) return;
    atFirst ??= map.getLayersOrder();
    drawn = order;
    for (const id of orderStyleLayers(atFirst, order)) map.moveLayer(id, ownLayerIds[0]);
  };
}

/** Returns the function that draws the visible layers in their order. */
export function createLayerDrawer(
  map: LibraryMap,
  layers: readonly MapLayer[],
  colours: MapColours,
): (shown: VisibleLayers) => void {
  const orderLayers = createLayerOrderer(map);
  return (shown) => {
    showLayers(map, layers, shown, colours);
    orderLayers(shown.order);
  };
}
