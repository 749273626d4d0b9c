import { PlacePicker, type PlacePickerProps } from './PlacePicker.tsx';
import type { PlaceLevel } from './places.ts';
import { placeFields } from './usePlaceFields.ts';

const levels = ['district', 'tahasil', 'mouza'] as const satisfies PlaceLevel[];
type Field = (typeof placeFields)[(typeof levels)[number]];

/** The props of `MouzaFields`. */
export interface MouzaFieldsProps extends Pick<PlacePickerProps, 'optionalLabel'> {
  /** The ids chosen in district, tahasil and mouza. */
  ids: readonly [district: string, tahasil: string, mouza: string];
  /** Writes an id into its field. */
  setValue: (field: Field, id: string) => void;
  idOf: (field: Field) => string;
  errorOf: (field: Field) => string | undefined;
}

const toField = (level: PlaceLevel): Field =>
  level === 'khatian' ? placeFields.mouza : placeFields[level];

/** District, tahasil and mouza of a form whose fields hold their ids. */
export function MouzaFields({ ids, setValue, idOf, errorOf, ...rest }: MouzaFieldsProps) {
  const [district, tahasil, mouza] = ids;
  return (
    <PlacePicker
      {...rest}
      levels={levels}
      place={{ district, tahasil, mouza, khatian: '' }}
      onPlace={(place) => {
        for (const level of levels) setValue(placeFields[level], place[level]);
      }}
      idOf={(level) => idOf(toField(level))}
      errorOf={(level) => errorOf(toField(level))}
    />
  );
}
