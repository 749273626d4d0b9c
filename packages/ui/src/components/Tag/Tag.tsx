'use client';
import { X } from 'lucide';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { getIcon } from '../Icon/Icon.tsx';
import { moveFocusToNextTag } from './moveFocusToNextTag.ts';
import * as styles from './Tag.css.ts';
import { tagWords } from './Tag.words.ts';

/** The props of `Tag`, with those of a native `span`. */
export interface TagProps extends ComponentProps<'span'> {
  /** Colour, without a meaning of its own; `neutral` by default. */
  tone?: 'neutral' | 'accent' | 'brand' | undefined;
  /** An icon before the text. */
  icon?: ReactNode | undefined;
  /** Shows a button that removes the tag; the focus is on the next one of the list when it is called. */
  onRemove?: (() => void) | undefined;
  /** Name of that button, with the text of the tag: "Remove Homestead"; that of the dictionary by default. */
  removeLabel?: string | undefined;
}

/** A word or two about the thing beside it: its kind, its topic, or a filter that is set. */
export function Tag({
  tone = 'neutral',
  icon,
  onRemove,
  removeLabel,
  children,
  ...rest
}: TagProps) {
  const words = useWords('tag', tagWords);
  const text = typeof children === 'string' ? children : '';
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    moveFocusToNextTag(event.currentTarget, `.${styles.remove}`);
    onRemove?.();
  };
  const own = {
    className: styles.root,
    'data-tone': tone,
    'data-removable': onRemove && true,
  };
  return (
    <span {...mergeProps(own, rest)}>
      {icon}
      <span className={styles.label}>{children}</span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel ?? words.removeLabel(text)}
          onClick={remove}
        >
          {getIcon({ of: X, size: 'small' })}
        </button>
      )}
    </span>
  );
}
