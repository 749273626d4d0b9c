import { Button, Icon } from '@temple-land/ui';
import { Plus } from 'lucide';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './drawing.css.ts';
import { PointFields } from './PointFields.tsx';
import { findWrongPart, noPoint, type PointRow } from './pointRows.ts';

/** The props of `NewPoint`. */
export interface NewPointProps {
  onAdd: (row: PointRow) => void;
  /** Called with pasted text; returns whether it was taken. */
  onPaste: (pasted: string) => boolean;
}

/** The row in which a point is typed that is then added as the last one, by the button or by Enter. */
export function NewPoint({ onAdd, onPaste }: NewPointProps) {
  const { t } = useTranslation(['drawing', 'common', 'specification']);
  const box = useRef<HTMLDivElement>(null);
  const [row, setRow] = useState(noPoint);
  const [isChecked, setChecked] = useState(false);
  const clear = () => {
    setRow(noPoint);
    setChecked(false);
    box.current?.querySelector('input')?.focus();
  };
  const add = () => {
    if (findWrongPart(row) !== undefined) {
      setChecked(true);
      return;
    }
    onAdd(row);
    clear();
  };
  const paste = (pasted: string) => {
    const isTaken = onPaste(pasted);
    if (isTaken) clear();
    return isTaken;
  };
  const handleKey = (event: KeyboardEvent) => {
    // Empty fields leave Enter to the form.
    if (event.key !== 'Enter' || row === noPoint) return;
    event.preventDefault();
    add();
  };
  return (
    <div ref={box} role="group" aria-label={t('point.new')} className={styles.point}>
      <span aria-hidden className={styles.pointName}>
        {t('point.new')}
      </span>
      <PointFields
        row={row}
        isChecked={isChecked}
        isRequired={false}
        onRow={(change) => setRow({ ...row, ...change })}
        onPaste={paste}
        onKeyDown={handleKey}
      />
      <Button icon={<Icon of={Plus} />} onClick={add}>
        {t('point.add')}
      </Button>
    </div>
  );
}
