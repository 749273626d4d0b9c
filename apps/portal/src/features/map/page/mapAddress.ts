import type { Extent, MapLayer } from '@temple-land/portal-core';
import type { MapView } from '@temple-land/ui';
import { isUsualOrder, parseLayerOrder } from '../canvas/layerOrder.ts';
import { mapThemes, type MapTheme } from '../canvas/mapThemes.ts';
import { overlayLayers } from '../canvas/overlayLayers.ts';
import { plotOpacities } from '../canvas/visibleLayers.ts';
import { parseDay, type MapDays } from '../days/mapDays.ts';

/** What the address of the map keeps, so that a link or a bookmark leads to the same view. */
export interface MapAddress extends MapDays {
  /** The visible extent; undefined for the own area. */
  extent: Extent | undefined;
  theme: MapTheme;
  /** Of plots, in percent. */
  opacity: number;
  hidden: ReadonlySet<string>;
  /** The layers from top to bottom. */
  order: readonly MapLayer['id'][];
  view: MapView;
  /** The code of the picked plot, or empty. */
  plot: string;
}

const plotPattern = /^[\w-]{1,40}$/;
const sides = 4;
const fullOpacity = 100;
const [maxLongitude, maxLatitude] = [180, 90];

function parseExtent(text: string): Extent | undefined {
  const numbers = text.split(',').map(Number);
  const [minX = NaN, minY = NaN, maxX = NaN, maxY = NaN] = numbers;
  const isValid =
    text !== '' &&
    numbers.length === sides &&
    minX < maxX &&
    minY < maxY &&
    Math.abs(minX) <= maxLongitude &&
    Math.abs(maxX) <= maxLongitude &&
    Math.abs(minY) <= maxLatitude &&
    Math.abs(maxY) <= maxLatitude;
  return isValid ? { minX, minY, maxX, maxY } : undefined;
}

/** Returns what an address keeps; unknown values are those of a map without one. */
export function parseMapAddress(address: URLSearchParams): MapAddress {
  const hidden = address.get('hidden');
  const plot = address.get('plot') ?? '';
  return {
    extent: parseExtent(address.get('box') ?? ''),
    theme: mapThemes.find((theme) => theme === address.get('colour')) ?? 'status',
    opacity:
      plotOpacities.find((opacity) => String(opacity) === address.get('opacity')) ?? fullOpacity,
    hidden: new Set(hidden === null ? overlayLayers : hidden.split(' ').filter(Boolean)),
    order: parseLayerOrder(address.get('order') ?? ''),
    view: address.get('view') === 'table' ? 'table' : 'map',
    plot: plotPattern.test(plot) ? plot : '',
    day: parseDay(address.get('day') ?? ''),
    compared: parseDay(address.get('compared') ?? ''),
  };
}

/** Returns the present address with what keeps the view. */
export function buildMapAddress(kept: MapAddress, present: URLSearchParams): URLSearchParams {
  const address = new URLSearchParams(present);
  const set = (name: string, value: string, isDefault: boolean) => {
    if (isDefault) address.delete(name);
    else address.set(name, value);
  };
  const { extent, theme, opacity, hidden, order, view, plot, day, compared } = kept;
  const box = extent ? [extent.minX, extent.minY, extent.maxX, extent.maxY] : [];
  const isUsual =
    hidden.size === overlayLayers.length && overlayLayers.every((layer) => hidden.has(layer));
  set('box', box.map((side) => side.toFixed(6)).join(), box.length === 0);
  set('colour', theme, theme === 'status');
  set('opacity', String(opacity), opacity === fullOpacity);
  set('hidden', [...hidden].join(' '), isUsual);
  set('order', order.join(' '), isUsualOrder(order));
  set('view', view, view === 'map');
  set('plot', plot, plot === '');
  set('day', day, day === '');
  set('compared', compared, compared === '');
  return address;
}
