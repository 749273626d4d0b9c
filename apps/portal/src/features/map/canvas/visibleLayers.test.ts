import { expect, it } from 'vitest';
import { getPlotKindLabel, plotKinds, getVisibleLayers, toggleHidden } from './visibleLayers.ts';

const layers = (['districts', 'mouzas', 'plots'] as const).map((id) => ({
  id,
  name: id,
  minZoom: 0,
  maxZoom: 9,
  note: '',
}));

it('contains every layer and kind except hidden ones', () => {
  const shown = getVisibleLayers(layers, new Set(['mouzas', 'leased', 'water']));
  expect(shown.outlines).toEqual(['districts', 'plots']);
  expect(shown.context).toEqual(['roads', 'settlements', 'groves']);
  expect(shown.kinds).toEqual(['available', 'sold', 'applied', 'disputed', 'temple']);
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
