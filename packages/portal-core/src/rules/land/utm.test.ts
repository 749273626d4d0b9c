import { describe, expect, it } from 'vitest';
import { fromUtm, getUtmZone, toUtm } from './utm.ts';

describe('UTM', () => {
  it('has zone 44 west of 84 degrees east, and 45 from there', () => {
    expect([getUtmZone(82.5), getUtmZone(83.999), getUtmZone(84), getUtmZone(87.4)]).toEqual([
      44, 44, 45, 45,
    ]);
  });

  it('is 500 km east on the middle of a zone, north by the length of the meridian', () => {
    const { easting, northing } = toUtm({ longitude: 87, latitude: 20 });
    expect(easting).toBeCloseTo(500_000, 3);
    // The meridian of WGS 84 from the equator to 20 degrees is 2,212,366.254 m long.
    expect(northing).toBeCloseTo(2_212_366.254 * 0.9996, 2);
  });

  it('leads back to the same degrees, also in the neighbouring zone', () => {
    for (const [longitude, latitude] of [
      [81.4, 17.9],
      [83.99, 20.2],
      [85.8312, 19.8135],
      [87.5, 22.5],
    ] as const) {
      for (const zone of [44, 45]) {
        const back = fromUtm(toUtm({ longitude, latitude }, zone));
        expect(back.longitude).toBeCloseTo(longitude, 8);
        expect(back.latitude).toBeCloseTo(latitude, 8);
      }
    }
  });
});
