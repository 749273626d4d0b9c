import { expect, it } from 'vitest';
import { usualOrder } from './layerOrder.ts';
import { getPlotKindLabel, plotKinds } from './plotKinds.ts';
import { getVisibleLayers, isFeatureVisible, toggleHidden } from './visibleLayers.ts';

const layers = (['districts', 'mouzas', 'plots'] as const).map((id) => ({
  id,
  name: id,
  minZoom: 0,
  maxZoom: 9,
  note: '',
}));

const status = { theme: 'status' as const, opacity: 100, order: usualOrder };

it('contains every layer and kind except hidden ones', () => {
  const shown = getVisibleLayers(layers, new Set(['mouzas', 'leased', 'water']), status);
  expect(shown.outlines).toEqual(['districts', 'plots']);
  expect(shown.context).toEqual(['roads', 'settlements', 'groves']);
  expect(shown.entries.map(({ value }) => value)).toEqual([
    'available',
    'sold',
    'applied',
    'disputed',
    'temple',
  ]);
});

it('shows plots whose value of the theme is not hidden', () => {
  const plot = (kissamClass: string) => ({ source: 'plots', properties: { kissamClass } });
  const isVisible = (hidden: string, kissamClass: string) =>
    isFeatureVisible(
      plot(kissamClass),
      getVisibleLayers(layers, new Set([hidden]), { ...status, theme: 'kisam' }),
    );
  expect([isVisible('kisam.wet', 'wet'), isVisible('kisam.wet', 'dry')]).toEqual([false, true]);
  expect([isVisible('kisam.', 'unheard'), isVisible('kisam.', 'dry')]).toEqual([false, true]);
});

it('has a label for each kind', () => {
  expect(new Set(plotKinds.map(getPlotKindLabel)).size).toBe(plotKinds.length);
});

it('toggles one entry and leaves the others', () => {
  const hidden = new Set(['mouzas', 'leased']);
  expect(toggleHidden(hidden, 'mouzas', true)).toEqual(new Set(['leased']));
  expect(toggleHidden(hidden, 'districts', false)).toEqual(
    new Set(['mouzas', 'leased', 'districts']),
  );
});
