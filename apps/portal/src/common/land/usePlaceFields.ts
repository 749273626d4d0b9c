import { useState } from 'react';
import type { Place, PlaceLevel } from './places.ts';
import { noPlace } from './places.ts';

/** The names of the form fields that hold the ids of a place. */
export const placeFields = {
  district: 'districtCode',
  tahasil: 'tahasilCode',
  mouza: 'villageCode',
  khatian: 'khataNoId',
} as const satisfies Record<PlaceLevel, string>;

type PlaceField = (typeof placeFields)[PlaceLevel];

/**
 * Keeps the chain of places of a form beside its fields: `set` writes each id into its field. Returns the
 * place, the words of the chosen khatiyan, and what the picker calls. `first` is what it begins with.
 */
export function usePlaceFields(
  set: (field: PlaceField, id: string) => void,
  first: { place: Place; khatianNo: string } = { place: noPlace, khatianNo: '' },
) {
  const [place, setPlace] = useState<Place>(first.place);
  const [khatianNo, setKhatianNo] = useState(first.khatianNo);
  const choose = (next: Place, level: PlaceLevel, label: string) => {
    setPlace(next);
    setKhatianNo(level === 'khatian' && next.khatian !== '' ? label : '');
    for (const key of Object.keys(placeFields) as PlaceLevel[]) set(placeFields[key], next[key]);
  };
  return { place, khatianNo, choose };
}
