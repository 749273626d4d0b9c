import { describe, expect, it } from 'vitest';
import {
  formatDegrees,
  formatUtm,
  parseCoordinates,
  parseCorners,
  toCoordinateText,
  toOutline,
  toRing,
} from './coordinates.ts';

const puri = { latitude: 19.8135, longitude: 85.8312 };

describe('typed coordinates', () => {
  it('are degrees in any order and any digits', () => {
    for (const text of [
      '19.8135, 85.8312',
      '85.8312 19.8135',
      '19.8135° N, 85.8312° E',
      '୧୯.୮୧୩୫, ୮୫.୮୩୧୨',
    ]) {
      expect([text, parseCoordinates(text)]).toEqual([text, puri]);
    }
  });

  it('are UTM with a zone of Odisha', () => {
    const point = parseCoordinates(formatUtm(puri));
    expect(point?.latitude).toBeCloseTo(puri.latitude, 4);
    expect(point?.longitude).toBeCloseTo(puri.longitude, 4);
  });

  it('are nothing else', () => {
    for (const text of ['', 'Puri', '19.8135', '19.8135, 285', '43N 377570 2191180']) {
      expect([text, parseCoordinates(text)]).toEqual([text, undefined]);
    }
  });

  it('are shown so that they can be typed again', () => {
    expect(parseCoordinates(formatDegrees(puri))).toEqual(puri);
    expect(parseCoordinates(toCoordinateText(puri))).toEqual(puri);
  });
});

describe('corners', () => {
  it('are one a line, and the first wrong line is named', () => {
    expect(parseCorners('19.8, 85.8\n\n19.9, 85.9')).toEqual({
      points: [
        { latitude: 19.8, longitude: 85.8 },
        { latitude: 19.9, longitude: 85.9 },
      ],
      wrongLine: undefined,
    });
    expect(parseCorners('19.8, 85.8\nhere').wrongLine).toBe(2);
  });

  it('are a box when there are two', () => {
    const [south, north] = [
      { latitude: 19.8, longitude: 85.8 },
      { latitude: 19.9, longitude: 85.9 },
    ];
    expect(toOutline([south, north])).toEqual([
      south,
      { latitude: 19.8, longitude: 85.9 },
      north,
      { latitude: 19.9, longitude: 85.8 },
    ]);
    expect(toOutline([south])).toEqual([south]);
  });
});

it('is a ring of longitude and latitude, in which a wrong line is no number', () => {
  expect(toRing('19.8, 85.8\n\n85.801 19.9')).toEqual([
    [85.8, 19.8],
    [85.801, 19.9],
  ]);
  expect(toRing('19.8, 85.8\nhere')[1]).toEqual([Number.NaN, Number.NaN]);
  const [corner = []] = toRing(formatUtm({ longitude: 85.8, latitude: 19.8 }));
  expect(corner[0]).toBeCloseTo(85.8, 4);
  expect(toRing(' ')).toEqual([]);
});
