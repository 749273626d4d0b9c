import { ogcPrefix } from '@temple-land/portal-core';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';

type Line = readonly [
  id: number,
  name: string,
  odia: string,
  west: number,
  south: number,
  side: number,
  plots: number,
  acres: number,
];

const toPlace = ([id, name, odia, west, south, side, plots, acres]: Line) => ({
  type: 'Feature',
  id,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + side, south + side / 8],
        [west + side, south + side],
        [west + side / 6, south + side],
        [west, south],
      ],
    ],
  },
  properties: {
    name,
    code: name.slice(0, 3).toUpperCase(),
    name_or: odia,
    name_hi: '',
    khatiyans: Math.ceil(plots / 9),
    plots,
    area_acres: acres,
    recorded_on: '2025-04-01T00:00:00Z',
  },
});

const places: Readonly<Record<string, readonly Line[]>> = {
  districts: [
    [1, 'Puri', 'ପୁରୀ', 85.2, 19.4, 0.6, 21_623, 17_071.212],
    [2, 'Khordha', 'ଖୋର୍ଦ୍ଧା', 85.3, 20.05, 0.5, 37_655, 29_752.907],
  ],
  tahasils: [
    [2, 'Brahmagiri', 'ବ୍ରହ୍ମଗିରି', 85.3, 20.05, 0.25, 1203, 1210.5],
    [3, 'Krushnaprasad', 'କୃଷ୍ଣପ୍ରସାଦ', 85.56, 20.1, 0.2, 1, 0.25],
  ],
  mouzas: [
    [16, 'Dimirisena', 'ଡିମିରିସେଣା', 85.35, 20.1, 0.005, 61, 48.6],
    [19, 'Malud', 'ମାଲୁଦ', 85.45, 20.22, 0.005, 12, 3.125],
  ],
};

/** Answers the public interface with two districts, tahasils and mouzas. */
export const answerPlaces = http.get(`*${ogcPrefix}/collections/:level/items`, ({ params }) =>
  HttpResponse.json({
    type: 'FeatureCollection',
    features: (places[String(params['level'])] ?? []).map(toPlace),
  }),
);
