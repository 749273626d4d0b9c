import type { IconNode } from 'lucide';
import { createElement, memo } from 'react';
import * as styles from './Icon.css.ts';

/** What an icon takes. */
export interface IconProps {
  /** A lucide icon, imported by its name. */
  of: IconNode;
  /** `text` follows the text beside it; the others are fixed steps. */
  size?: keyof typeof styles.size;
}

/** A drawing beside a word; hidden from screen readers, because the word is there. */
export const Icon = memo(function Icon({ of: shapes, size = 'text' }: IconProps) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={styles.size[size]}>
      {shapes.map(([shape, attributes], index) =>
        createElement(shape, { ...attributes, key: index }),
      )}
    </svg>
  );
});
