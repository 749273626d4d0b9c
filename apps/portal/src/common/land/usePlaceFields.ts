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
 * Returns the place of a form, the number of the chosen khatiyan and the handler for `PlacePicker`, which writes each
 * id into its field by `setValue`.
 */
export function usePlaceFields(
  setValue: (field: PlaceField, id: string) => void,
  initial: { place: Place; khatianNo: string } = { place: noPlace, khatianNo: '' },
) {
  const [place, setPlace] = useState<Place>(initial.place);
  const [khatianNo, setKhatianNo] = useState(initial.khatianNo);
  const choosePlace = (next: Place, level: PlaceLevel, label: string) => {
    setPlace(next);
    setKhatianNo(level === 'khatian' && next.khatian !== '' ? label : '');
    for (const key of Object.keys(placeFields) as PlaceLevel[])
      setValue(placeFields[key], next[key]);
  };
  return { place, khatianNo, choose: choosePlace };
}
