import { Field, type FieldFrameProps } from '@temple-land/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../../i18n/digits.ts';
import { announce } from '../../../state/announcement.ts';
import * as styles from './drawing.css.ts';
import { NewPoint } from './NewPoint.tsx';
import { PointFields } from './PointFields.tsx';
import { PointTools } from './PointTools.tsx';
import {
  changePoint,
  movePoint,
  pastePoints,
  removePoint,
  toLine,
  toPointRows,
  type PointRow,
} from './pointRows.ts';

/** The props of `PointList`. */
export interface PointListProps extends Pick<
  FieldFrameProps,
  'description' | 'errorMessage' | 'label' | 'optionalLabel'
> {
  id?: string | undefined;
  /** The points, one a line. */
  value: string;
  onChange: (value: string) => void;
}

type Tool = 'up' | 'down' | 'remove';

/** Returns the ref of a list, and a function that focuses a button of one of its rows once the list has changed. */
function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ row: number; tool: Tool }>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const { row, tool } = wanted.current;
    wanted.current = undefined;
    const found = list.current?.children[row];
    const button = found?.querySelector<HTMLElement>(`[data-tool="${tool}"]`);
    // After the last point comes the row of a new one.
    (button ?? found?.querySelector('input'))?.focus();
  });
  const focusAfter = (row: number, tool: Tool) => {
    wanted.current = { row, tool };
  };
  return { list, focusAfter };
}

/** The points of a drawing as rows of two numbers, which are added, moved and removed; a list can be pasted into a row. */
export function PointList({ value, onChange, label, ...frame }: PointListProps) {
  const { t } = useTranslation(['drawing', 'common', 'specification']);
  const { list, focusAfter } = useRowFocus();
  const rows = toPointRows(value);
  const nameOf = (index: number) => t('point', { n: localizeDigits(String(index + 1)) });
  const add = (row: PointRow) => {
    onChange([...rows.map(toLine), toLine(row)].join('\n'));
    announce(t('point.added', { point: nameOf(rows.length) }));
  };
  const move = (index: number, by: 1 | -1) => {
    focusAfter(index + by, by === 1 ? 'down' : 'up');
    onChange(movePoint(value, index, by));
    announce(t('point.moved', { point: nameOf(index), to: nameOf(index + by) }));
  };
  const remove = (index: number) => {
    focusAfter(index, 'remove');
    onChange(removePoint(value, index));
    announce(t('point.removed', { point: nameOf(index) }));
  };
  const paste = (index: number, pasted: string) => {
    const next = pastePoints(value, index, pasted);
    if (next !== undefined) onChange(next);
    return next !== undefined;
  };
  const focusFirst = () => list.current?.querySelector('input')?.focus();
  return (
    <Field {...frame} label={label} isRequired={false} onLabelPress={focusFirst}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div
          ref={list}
          id={id}
          role="group"
          aria-label={label}
          aria-describedby={describedBy}
          tabIndex={-1}
          className={styles.points}
        >
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a point has no other name than its place
            <div key={index} role="group" aria-label={nameOf(index)} className={styles.point}>
              <PointTools
                name={nameOf(index)}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
              <PointFields
                row={row}
                onRow={(change) => onChange(changePoint(value, index, change))}
                onPaste={(pasted) => paste(index, pasted)}
              />
            </div>
          ))}
          <NewPoint onAdd={add} onPaste={(pasted) => paste(rows.length, pasted)} />
        </div>
      )}
    </Field>
  );
}
