import { ogcPrefix } from '@temple-land/portal-core';
import * as v from 'valibot';
import { CallError, toHttpError } from '../call/callError.ts';
import { fetchPlain, withTimeoutSignal } from '../call/transport.ts';

const Corner = v.tuple([v.number(), v.number()]);

const Place = v.object({
  id: v.number(),
  geometry: v.nullable(v.object({ coordinates: v.array(v.array(Corner)) })),
  properties: v.object({
    name: v.string(),
    /** The code of a district. */
    code: v.optional(v.string(), ''),
    name_or: v.string(),
    name_hi: v.string(),
    khatiyans: v.number(),
    plots: v.number(),
    area_acres: v.number(),
    recorded_on: v.optional(v.nullable(v.string()), null),
  }),
});
const Places = v.object({ features: v.array(Place) });

/** A district, tahasil or mouza with land of the deity: names, figures and schematic outline, if it has one. */
export type PublicPlace = v.InferOutput<typeof Place>;

/** The levels of places, largest first. */
export type PublicPlaceLevel = 'districts' | 'tahasils' | 'mouzas';

const parents: Readonly<Record<PublicPlaceLevel, string | undefined>> = {
  districts: undefined,
  tahasils: 'district_id',
  mouzas: 'tahasil_id',
};

/** Returns the places of a level below a place, by the public interface; throws CallError. */
export async function loadPlaces(
  level: PublicPlaceLevel,
  parentId: string,
  signal?: AbortSignal,
): Promise<readonly PublicPlace[]> {
  const parent = parents[level];
  const query = new URLSearchParams({ limit: '1000', ...(parent ? { [parent]: parentId } : {}) });
  const response = await fetchPlain(`${ogcPrefix}/collections/${level}/items?${query}`, {
    signal: withTimeoutSignal(signal),
  });
  if (!response.ok) throw toHttpError(response);
  const parsed = v.safeParse(Places, await response.json().catch(() => undefined));
  if (!parsed.success) throw new CallError('answer', 'The places cannot be read.');
  return parsed.output.features;
}
