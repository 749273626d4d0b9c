import { expect, it } from 'vitest';
import { kindWord, plotKinds, shownOf, switched } from './shownLayers.ts';

const layers = (['districts', 'mouzas', 'plots'] as const).map((id) => ({
  id,
  name: id,
  minZoom: 0,
  maxZoom: 9,
  note: '',
}));

it('shows every layer and kind but those that are off', () => {
  const shown = shownOf(layers, new Set(['mouzas', 'leased']));
  expect(shown.outlines).toEqual(['districts', 'plots']);
  expect(shown.kinds).toEqual(['available', 'applied', 'disputed', 'temple']);
});

it('has words of its own for each kind', () => {
  expect(new Set(plotKinds.map(kindWord)).size).toBe(plotKinds.length);
});

it('switches one entry and leaves the others', () => {
  const hidden = new Set(['mouzas', 'leased']);
  expect(switched(hidden, 'mouzas', true)).toEqual(new Set(['leased']));
  expect(switched(hidden, 'districts', false)).toEqual(new Set(['mouzas', 'leased', 'districts']));
});
