import { TextField } from '@temple-land/ui';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../../i18n/textKey.ts';
import * as styles from './drawing.css.ts';
import { findWrongPart, toTypedNumber, type PointPart, type PointRow } from './pointRows.ts';

type Key = TextKey<'drawing'>;

const parts = [
  { part: 'latitude', label: 'point.latitude', wrongText: 'point.wrong.latitude' },
  { part: 'longitude', label: 'point.longitude', wrongText: 'point.wrong.longitude' },
] as const satisfies readonly { part: PointPart; label: Key; wrongText: Key }[];
const numberMax = 40;

/** The props of `PointFields`. */
export interface PointFieldsProps {
  row: PointRow;
  onRow: (change: Partial<PointRow>) => void;
  /** Called with pasted text; returns whether it was taken, and is then not pasted into the field. */
  onPaste: (pasted: string) => boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Whether a wrong number is named once the row is left; it is by default. */
  isChecked?: boolean;
  /** Whether a point has to be typed; it has by default. */
  isRequired?: boolean;
}

/** The two numbers of a point, with an error at the wrong one. */
export function PointFields(props: PointFieldsProps) {
  const { row, onRow, onPaste, onKeyDown, isChecked, isRequired = true } = props;
  const { t } = useTranslation(['drawing', 'common', 'specification']);
  const [isTyping, setTyping] = useState(false);
  const wrong = (isChecked ?? !isTyping) ? findWrongPart(row) : undefined;
  const paste = (event: ClipboardEvent) => {
    if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
  };
  return (
    <div className={styles.numbers} onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
      {parts.map(({ part, label, wrongText }) => (
        <TextField
          key={part}
          label={t(label)}
          isRequired={isRequired}
          inputMode="decimal"
          maxLength={numberMax}
          autoComplete="off"
          value={row[part]}
          onChange={(typed) => onRow({ [part]: toTypedNumber(typed) })}
          onPaste={paste}
          onKeyDown={onKeyDown}
          {...(wrong === part ? { errorMessage: t(wrongText) } : {})}
        />
      ))}
    </div>
  );
}
