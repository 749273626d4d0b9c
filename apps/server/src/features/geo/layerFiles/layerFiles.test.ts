import { describe, expect, it } from 'vitest';
import type { Ring } from '../../../db/land/ring.ts';
import { readZipEntries } from '../../../../../../tests/support/zip.ts';
import { closeRing, type Layer } from './layerFile.ts';
import { toShapefile } from './shapefile.ts';
import { toGeoJson, toKml } from './textLayers.ts';
import { toZip } from './zipFile.ts';

const ring: Ring = [
  [85.8, 19.8],
  [85.8, 19.9],
  [85.9, 19.9],
];
const layer: Layer = {
  fields: ['plot', 'mouza', 'acres'],
  plots: [{ values: ['12/A', 'ମାଲୁଦ <&">', 1.25], ring }],
};

describe('a ring of a file', () => {
  it('is closed and has the direction of its format', () => {
    const [counter, clockwise] = [
      closeRing(ring, 'counterClockwise'),
      closeRing(ring, 'clockwise'),
    ];
    expect(counter).toEqual([...ring.toReversed(), ring[2]]);
    expect(clockwise).toEqual([...ring, ring[0]]);
  });
});

describe('files of maps', () => {
  it('are GeoJSON with the outer ring counter-clockwise', () => {
    const { features } = JSON.parse(toGeoJson(layer)) as { features: unknown[] };
    expect(features).toEqual([
      {
        type: 'Feature',
        properties: { plot: '12/A', mouza: 'ମାଲୁଦ <&">', acres: 1.25 },
        geometry: { type: 'Polygon', coordinates: [closeRing(ring, 'counterClockwise')] },
      },
    ]);
  });

  it('are KML without a sign that XML reads', () => {
    const kml = toKml(layer, 'plot');
    expect(kml).toContain('<name>12/A</name>');
    expect(kml).toContain('<value>ମାଲୁଦ &lt;&amp;&quot;&gt;</value>');
    expect(kml).toContain('<coordinates>85.9,19.9 85.8,19.9 85.8,19.8 85.9,19.9</coordinates>');
  });

  it('are a Shapefile whose index and table have a record for each plot', () => {
    const { shp, shx, dbf } = toShapefile(layer);
    const points = 4;
    const shape = 48 + points * 16;
    expect(shp?.length).toBe(100 + 8 + shape);
    expect(shp?.readInt32BE(24)).toBe((100 + 8 + shape) / 2);
    expect([shx?.readInt32BE(100), shx?.readInt32BE(104)]).toEqual([50, shape / 2]);
    expect(shp?.readInt32LE(108 + 40)).toBe(points);
    expect(dbf?.readUInt32LE(4)).toBe(1);
    const row = String(dbf?.subarray(dbf.readUInt16LE(8)));
    expect(row).toMatch(/^ 12\/A +ମାଲୁଦ <&"> +1\.2500/);
  });

  it('are packed in an archive that a reader of such files opens', () => {
    const entries = readZipEntries(
      toZip({ 'a.txt': Buffer.from('one'), 'ଖ.txt': Buffer.from('') }),
    );
    expect([...entries]).toEqual([
      ['a.txt', 'one'],
      ['ଖ.txt', ''],
    ]);
  });
});
