import type { MapLayer } from '@temple-land/portal-core';

type LayerId = MapLayer['id'];

/** The layers of the map from top to bottom, as they are drawn at first. */
export const usualOrder = [
  'cases',
  'leases',
  'quarries',
  'districts',
  'tahasils',
  'mouzas',
  'context',
  'plots',
] as const satisfies readonly LayerId[];

const isUsualAt = (id: LayerId, index: number) => usualOrder[index] === id;

/** Returns whether layers are in the order in which they are drawn at first. */
export const isUsualOrder = (order: readonly LayerId[]): boolean =>
  order.length === usualOrder.length && order.every(isUsualAt);

/** Reads an order of layers; the usual one unless it has each of them once. */
export function parseLayerOrder(text: string): readonly LayerId[] {
  const order = text
    .split(' ')
    .flatMap((each) => usualOrder.find((id) => id === each) ?? ([] as LayerId[]));
  const isWhole = order.length === usualOrder.length && new Set(order).size === order.length;
  return isWhole && !isUsualOrder(order) ? order : usualOrder;
}

/** Returns an order with a layer one step further up, or down; the same one where there is no further step. */
export function moveLayer(
  order: readonly LayerId[],
  id: LayerId,
  step: -1 | 1,
): readonly LayerId[] {
  const from = order.indexOf(id);
  const other = order[from + step];
  if (from === -1 || other === undefined) return order;
  return order.map((each) => (each === id ? other : each === other ? id : each));
}

const themeOwners: Readonly<Record<string, LayerId>> = { lease: 'leases', case: 'cases' };

/** Returns the layer whose place in the order a style layer shares; undefined for the light fills of outlines. */
function findOwner(styleLayer: string): LayerId | undefined {
  const [first = '', second = ''] = styleLayer.split('-');
  const isOutline = first === 'districts' || first === 'tahasils' || first === 'mouzas';
  if (isOutline && second === 'fill') return undefined;
  const name = first === 'theme' ? themeOwners[second] : first;
  return usualOrder.find((id) => id === name);
}

/**
 * Returns style layers from bottom to top for an order of layers, of those that are drawn at first in a given order: in
 * the usual order of layers they stay as they are; in another one all style layers of a layer are together.
 */
export function orderStyleLayers(
  styleLayers: readonly string[],
  order: readonly LayerId[],
): readonly string[] {
  const ordered = styleLayers.filter((each) => findOwner(each) !== undefined);
  if (isUsualOrder(order)) return ordered;
  return order.toReversed().flatMap((id) => ordered.filter((each) => findOwner(each) === id));
}
