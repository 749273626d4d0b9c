import { useQueries } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import type { MapFeature } from '../page/mapFeatures.ts';
import type { SnapRing } from '../../../common/land/drawing/snapPoint.ts';

/** Outlines of at most so many mouzas are loaded at a time. */
const mouzasMax = 4;

/** Returns the exact outlines of the plots in the mouzas of some places; none while it is off. */
export function useSnapRings(places: readonly MapFeature[], isOn: boolean): readonly SnapRing[] {
  const codes = places.flatMap(({ layer, plotCode }) =>
    layer === 'plots' && plotCode !== '' ? [Number(plotCode.split('-')[0])] : [],
  );
  const mouzas = isOn ? [...new Set(codes)].slice(0, mouzasMax) : [];
  return useQueries({
    queries: mouzas.map((villageCode) =>
      serviceQuery('mouzaMap', { villageCode }, { isQuiet: true, staleTime: Infinity }),
    ),
    combine: (results) =>
      results.flatMap(({ data }) =>
        data && 'result' in data ? data.result.map(({ corners }) => corners) : [],
      ),
  });
}
