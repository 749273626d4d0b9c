import { describe, expect, it } from 'vitest';
import { moveLayer, orderStyleLayers, parseLayerOrder, usualOrder } from './layerOrder.ts';

describe('the order of layers', () => {
  it('moves a layer one step, and not beyond the ends', () => {
    const moved = moveLayer(usualOrder, 'leases', -1);
    expect(moved.slice(0, 3)).toEqual(['leases', 'cases', 'quarries']);
    expect(moveLayer(moved, 'leases', 1)).toEqual(usualOrder);
    expect(moveLayer(moved, 'leases', -1)).toBe(moved);
    expect(moveLayer(usualOrder, 'plots', 1)).toBe(usualOrder);
  });

  it('is read from an address; one that lacks or repeats a layer is the usual one', () => {
    const moved = moveLayer(usualOrder, 'plots', -1);
    expect(parseLayerOrder(moved.join(' '))).toEqual(moved);
    for (const text of ['', 'plots', moved.slice(1).join(' '), [...moved, 'plots'].join(' '), 'x'])
      expect(parseLayerOrder(text)).toBe(usualOrder);
  });

  it('puts the style layers of a layer together, above the light fills of outlines', () => {
    const drawn = [
      'mouzas-fill',
      'context-road',
      'plots-fill',
      'plots-line',
      'theme-lease-fill',
      'context-tank',
      'mouzas-line',
      'leases-line',
      'cases-line',
    ];
    expect(orderStyleLayers(drawn, usualOrder)).toEqual(drawn.slice(1));
    const order = moveLayer(moveLayer(usualOrder, 'plots', -1), 'leases', -1);
    expect(orderStyleLayers(drawn, order)).toEqual([
      'context-road',
      'context-tank',
      'plots-fill',
      'plots-line',
      'mouzas-line',
      'cases-line',
      'theme-lease-fill',
      'leases-line',
    ]);
  });
});
