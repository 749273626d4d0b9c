import { Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../i18n/useMessageText.ts';
import { RetryButton } from '../feedback/RetryButton.tsx';
import { changePlaceLevel, usePlaceList, type Place, type PlaceLevel } from './places.ts';
import type { TextKey } from '../../i18n/textKey.ts';

/** The props of `PlacePicker`. */
export interface PlacePickerProps {
  /** The levels to choose, largest first. */
  levels: readonly PlaceLevel[];
  place: Place;
  /** Called after a choice; `label` is the text of the chosen option. */
  onPlace: (place: Place, level: PlaceLevel, label: string) => void;
  idOf: (level: PlaceLevel) => string;
  errorOf: (level: PlaceLevel) => string | undefined;
  /** Marks the levels as optional, for example "(optional)". */
  optionalLabel?: string;
  /** Says within a disabled level what to choose first, so that filters in a line have the same height. */
  isFilter?: boolean;
}

const labels: Readonly<Record<PlaceLevel, TextKey>> = {
  district: 'common:place.district',
  tahasil: 'common:place.tahasil',
  mouza: 'common:place.mouza',
  khatian: 'common:place.khatian',
};

const parentHints: Readonly<Partial<Record<PlaceLevel, TextKey>>> = {
  tahasil: 'common:field.chooseDistrictFirst',
  mouza: 'common:field.chooseTahasilFirst',
  khatian: 'common:field.chooseMouzaFirst',
};

type LevelProps = Omit<PlacePickerProps, 'levels'> & { level: PlaceLevel };

function Level({ level, place, onPlace, idOf, errorOf, optionalLabel, isFilter }: LevelProps) {
  const { t } = useTranslation(['common', 'specification']);
  const toText = useMessageText();
  const list = usePlaceList(level, place);
  const label = t(labels[level]);
  const hintKey = parentHints[level];
  const hint = list.isReady || hintKey === undefined ? undefined : t(hintKey);
  const placeholder = t('specification:shared.select', { label });
  const choose = (value: string) => {
    const chosen = list.options.find((option) => option.value === value);
    onPlace(changePlaceLevel(place, level, value), level, chosen?.label ?? '');
  };
  return (
    <>
      <Select
        id={idOf(level)}
        label={label}
        optionalLabel={optionalLabel}
        description={isFilter === true ? undefined : hint}
        errorMessage={errorOf(level) ?? (list.message && toText(list.message))}
        options={list.options}
        placeholder={
          list.isPending
            ? t('common:field.loading')
            : ((isFilter === true ? hint : undefined) ?? placeholder)
        }
        isDisabled={!list.isReady}
        isLoading={list.isPending}
        value={place[level]}
        onChange={choose}
      />
      {list.message && <RetryButton onRetry={list.refetch} />}
    </>
  );
}

/** The selects of a place, level by level; a level is enabled when the one above is chosen. */
export function PlacePicker({ levels, ...rest }: PlacePickerProps) {
  return levels.map((level) => <Level key={level} level={level} {...rest} />);
}
