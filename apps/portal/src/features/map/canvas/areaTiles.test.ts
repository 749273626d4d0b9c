import { describe, expect, it } from 'vitest';
import { buildTileQuery, listAreaTiles, getAreaZoom } from './areaTiles.ts';

const odisha = { minX: 81.3, minY: 17.7, maxX: 87.6, maxY: 22.6 };
const puri = { minX: 85.83, minY: 19.81, maxX: 85.84, maxY: 19.82 };
const everyZoom = { minZoom: 0, maxZoom: 18 };

describe('the tiles over an area', () => {
  it('are few and cover the area', () => {
    expect(getAreaZoom(odisha)).toBe(6);
    expect(listAreaTiles(odisha, everyZoom)).toEqual([
      { z: 6, x: 46, y: 27 },
      { z: 6, x: 46, y: 28 },
      { z: 6, x: 47, y: 27 },
      { z: 6, x: 47, y: 28 },
    ]);
    expect(listAreaTiles(puri, everyZoom).length).toBeLessThanOrEqual(9);
  });

  it('are none below the zoom range of a layer, and those of the largest zoom above it', () => {
    expect(listAreaTiles(odisha, { minZoom: 7, maxZoom: 18 })).toEqual([]);
    expect(listAreaTiles(odisha, { minZoom: 6, maxZoom: 18 })).toHaveLength(4);
    expect(listAreaTiles(puri, { minZoom: 0, maxZoom: 12 })).toEqual([{ z: 12, x: 3024, y: 1817 }]);
  });

  it('are few for a single point', () => {
    const point = { minX: 85, minY: 20, maxX: 85, maxY: 20 };
    expect(listAreaTiles(point, everyZoom)).toHaveLength(1);
  });
});

it('asks for the plots of a day, and for all else as of today', () => {
  expect(buildTileQuery('plots', '2026-01-20')).toBe('?day=2026-01-20');
  expect(buildTileQuery('plots', undefined)).toBe('');
  expect(buildTileQuery('mouzas', '2026-01-20')).toBe('');
});
