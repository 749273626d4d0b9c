import { placeListMethods, type Input, type Output } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import type { UserMessage } from '../../state/userMessage.ts';

/** The chain of places; each is the text of an id, '' while nothing is chosen. */
export interface Place {
  district: string;
  tahasil: string;
  mouza: string;
  khatian: string;
}

/** A level of the chain. */
export type PlaceLevel = keyof Place;

/** No place. */
export const noPlace: Place = { district: '', tahasil: '', mouza: '', khatian: '' };

/** The levels from the outside in. */
export const placeLevels: readonly PlaceLevel[] = ['district', 'tahasil', 'mouza', 'khatian'];

/** Returns the place after a choice: every level below it is open again. */
export function placeWith(place: Place, level: PlaceLevel, id: string): Place {
  const below = placeLevels.slice(placeLevels.indexOf(level) + 1);
  const emptied = Object.fromEntries(below.map((name) => [name, '']));
  return { ...place, ...emptied, [level]: id };
}

/** An entry of a place list. */
export interface PlaceOption {
  value: string;
  label: string;
}

type DropItem = Extract<Output<'fillDropDown'>, { result: unknown }>['result'][number];

/** Returns the entry of a list item of any level. */
export function optionOf(item: DropItem): PlaceOption {
  if ('district_id' in item) return { value: String(item.district_id), label: item.district_name };
  if ('tehsil_id' in item) return { value: String(item.tehsil_id), label: item.tehsil_name };
  if ('mouza_id' in item) return { value: String(item.mouza_id), label: item.mouza_name };
  return { value: String(item.khata_no_id), label: item.khata_no };
}

/** Returns the request for the list of a level, or undefined before its parent is chosen. */
export function requestFor(level: PlaceLevel, place: Place): Input<'fillDropDown'> | undefined {
  if (level === 'district') return { method: placeListMethods.districts };
  if (level === 'tahasil' && place.district !== '') {
    return { method: placeListMethods.tahasils, district_id: Number(place.district) };
  }
  if (level === 'mouza' && place.tahasil !== '') {
    return { method: placeListMethods.mouzas, tehsil_id: Number(place.tahasil) };
  }
  if (level === 'khatian' && place.mouza !== '') {
    return { method: placeListMethods.khatians, mouza_id: Number(place.mouza) };
  }
  return undefined;
}

/** The list of a level as it stands. */
export interface PlaceList {
  options: readonly PlaceOption[];
  isPending: boolean;
  /** The parent is chosen, so that there is a list to choose from. */
  isReady: boolean;
  message: UserMessage | undefined;
  /** Loads it again. */
  refetch: () => unknown;
}

const tenMinutes = 600_000;

/** Loads the list of a level, once its parent is chosen. */
export function usePlaceList(level: PlaceLevel, place: Place): PlaceList {
  const request = requestFor(level, place);
  const { data, isLoading, error, refetch } = useQuery(
    serviceQuery('fillDropDown', request, { isQuiet: true, staleTime: tenMinutes }),
  );
  const items = data && 'result' in data ? data.result : [];
  return {
    options: items.map(optionOf),
    isPending: isLoading,
    isReady: request !== undefined,
    message: error?.userMessage,
    refetch,
  };
}
