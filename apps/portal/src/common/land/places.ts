import { placeListMethods, type Input, type Output } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import type { UserMessage } from '../../state/userMessage.ts';

/** The ids of a place, level by level, as text; '' while a level is not chosen. */
export interface Place {
  district: string;
  tahasil: string;
  mouza: string;
  khatian: string;
}

/** A level of a place. */
export type PlaceLevel = keyof Place;

/** No place. */
export const noPlace: Place = { district: '', tahasil: '', mouza: '', khatian: '' };

/** The levels, largest first. */
export const placeLevels: readonly PlaceLevel[] = ['district', 'tahasil', 'mouza', 'khatian'];

/** Returns the place after a choice; the levels below are cleared. */
export function changePlaceLevel(place: Place, level: PlaceLevel, id: string): Place {
  const below = placeLevels.slice(placeLevels.indexOf(level) + 1);
  const cleared = Object.fromEntries(below.map((name) => [name, '']));
  return { ...place, ...cleared, [level]: id };
}

/** An entry of a place list. */
export interface PlaceOption {
  value: string;
  label: string;
}

type PlaceListItem = Extract<Output<'fillDropDown'>, { result: unknown }>['result'][number];

/** Returns the option of a list item of any level. */
export function toPlaceOption(item: PlaceListItem): PlaceOption {
  if ('district_id' in item) return { value: String(item.district_id), label: item.district_name };
  if ('tehsil_id' in item) return { value: String(item.tehsil_id), label: item.tehsil_name };
  if ('mouza_id' in item) return { value: String(item.mouza_id), label: item.mouza_name };
  return { value: String(item.khata_no_id), label: item.khata_no };
}

/** Returns the input of the call that lists a level; undefined until its parent is chosen. */
export function buildPlaceListInput(
  level: PlaceLevel,
  place: Place,
): Input<'fillDropDown'> | undefined {
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

/** The options of a level and their loading state. */
export interface PlaceList {
  options: readonly PlaceOption[];
  isPending: boolean;
  /** Whether the parent is chosen, so that the level has options. */
  isReady: boolean;
  message: UserMessage | undefined;
  /** Loads it again. */
  refetch: () => unknown;
}

const tenMinutes = 600_000;

/** Loads the list of a level, once its parent is chosen. */
export function usePlaceList(level: PlaceLevel, place: Place): PlaceList {
  const input = buildPlaceListInput(level, place);
  const { data, isLoading, error, refetch } = useQuery(
    serviceQuery('fillDropDown', input, { isQuiet: true, staleTime: tenMinutes }),
  );
  const items = data && 'result' in data ? data.result : [];
  return {
    options: items.map(toPlaceOption),
    isPending: isLoading,
    isReady: input !== undefined,
    message: error?.userMessage,
    refetch,
  };
}
