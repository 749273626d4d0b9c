import { expect, it } from 'vitest';
import { getLayerAcres, getLayerExtent, listOutlines, type OwnLayer } from './ownLayers.ts';

const square = (x: number, side: number): [number, number][] => [
  [x, 20],
  [x + side, 20],
  [x + side, 20 + side],
  [x, 20 + side],
];
const layer: OwnLayer = {
  id: 'own.1',
  name: 'ponds.kml',
  shapes: [
    { name: 'Pond', polygons: [[square(85, 0.002), square(85.0005, 0.001)]] },
    { name: 'Road', polygons: [[square(85.01, 0.001)], [square(85.02, 0.001)]] },
  ],
  pattern: 'plus',
  isShown: true,
  opacity: 100,
};

it('has the acres of its polygons without their holes, and its bounds', () => {
  const one = getLayerAcres({ shapes: [{ name: '', polygons: [[square(85, 0.001)]] }] });
  expect(getLayerAcres(layer) / one).toBeCloseTo(5, 3);
  expect(getLayerExtent(layer)).toEqual({ minX: 85, minY: 20, maxX: 85.021, maxY: 20.002 });
});

it('gives the outlines of all its shapes or of one to a selection, unless they are too many', () => {
  expect(listOutlines(layer, '')).toHaveLength(3);
  expect(listOutlines(layer, '1')).toEqual([square(85.01, 0.001), square(85.02, 0.001)]);
  expect(listOutlines(undefined, '')).toBeUndefined();
  const [shape] = layer.shapes;
  const many = { ...layer, shapes: Array.from({ length: 101 }, () => shape ?? expect.fail()) };
  expect(listOutlines(many, '')).toBeUndefined();
});
