import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, it } from 'vitest';
import { encodeVectorTile } from './vectorTile.ts';

const square = (x: number) => [x, 100, x + 50, 100, x + 50, 150, x, 150];
const shape = (id: number, ring: readonly number[]) => ({ id, ring, properties: { id } });

it('omits a shape whose bounds touch the tile but whose outline does not', () => {
  const beyond = [-9000, 100, 100, -9000, -9000, -9000];
  expect(encodeVectorTile('plots', [shape(1, beyond)])).toEqual(new Uint8Array());
  const bytes = encodeVectorTile('plots', [shape(1, beyond), shape(2, square(100)), shape(3, [])]);
  const layer = new VectorTile(new PbfReader(bytes)).layers['plots'];
  expect(layer?.length).toBe(1);
  expect(layer?.feature(0).id).toBe(2);
});
