import type { AdminRow } from '@temple-land/portal-core';
import { Button, Stack } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import { noPlace, placeLevels, type PlaceLevel } from '../../../common/land/places.ts';
import * as styles from '../layout/admin.css.ts';
import type { FieldProps } from './fieldProps.ts';

const fieldLevels: Readonly<Record<string, PlaceLevel>> = {
  districtId: 'district',
  tahasilId: 'tahasil',
  mouzaId: 'mouza',
  khatiyanId: 'khatian',
};

/** Returns whether a field refers to a place, which is selected level by level. */
export const isPlaceField = (name: string): boolean => Object.hasOwn(fieldLevels, name);

const labelOf = (row: AdminRow | undefined, name: string): string =>
  String(row?.[name.replace(/Id$/, 'Label')] ?? '');

// The lists add where the place of a record is.
const locate = (name: string, row: AdminRow | undefined): string =>
  [name, row?.['location']].filter(Boolean).join(', ');

/** The place of a record, with the selects that change it; a district that the form asks for is not asked for again. */
export function PlaceReferenceField({
  name,
  field,
  row,
  id,
  isRequired,
  text,
  onText,
  onPlace,
  error,
  district,
}: FieldProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const now = labelOf(row, name);
  const [isChoosing, setIsChoosing] = useState(now === '');
  const [place, setPlace] = useState(noPlace);
  const level = fieldLevels[name] ?? 'district';
  const isBelow = district !== undefined && level !== 'district';
  const levels = placeLevels.slice(isBelow ? 1 : 0, placeLevels.indexOf(level) + 1);
  if (!isChoosing && text !== '') {
    return (
      <Stack>
        <div>
          <b>{t(field.label)}</b>
          <p>{t('place.now', { name: locate(now, row) })}</p>
        </div>
        <Stack direction="row" gap="md">
          <Button id={id} onClick={() => setIsChoosing(true)}>
            {t('place.change')}
          </Button>
        </Stack>
      </Stack>
    );
  }
  const picker = (
    <PlacePicker
      levels={levels}
      place={isBelow ? { ...place, district, [level]: text } : place}
      onPlace={(next) => {
        setPlace(next);
        onText(next[level]);
        onPlace?.(next);
      }}
      idOf={(which) => (which === level ? id : `${id}-${which}`)}
      errorOf={(which) => (which === level ? error : undefined)}
      {...(isRequired ? {} : { optionalLabel: t('common:admin.optional') })}
    />
  );
  if (levels.length === 1) return picker;
  return (
    <fieldset className={styles.placeChain}>
      <legend className={styles.placeChainName}>{t(field.label)}</legend>
      {picker}
    </fieldset>
  );
}
