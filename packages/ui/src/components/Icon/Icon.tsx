import type { IconNode } from 'lucide';
import { createElement, type ReactElement } from 'react';
import * as styles from './Icon.css.ts';
import { withOnePath } from './onePath.ts';

/** The props of `Icon`. */
export interface IconProps {
  /** A lucide icon, imported by its name. */
  of: IconNode;
  /** `text` follows the text beside it; the others are fixed steps. */
  size?: keyof typeof styles.size;
}

const drawings = new Map<string, WeakMap<IconNode, ReactElement>>();

function draw(shapes: IconNode, size: keyof typeof styles.size): ReactElement {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={styles.size[size]}>
      {withOnePath(shapes).map(([shape, attributes], index) =>
        createElement(shape, { ...attributes, key: index }),
      )}
    </svg>
  );
}

/**
 * Returns the drawing of an icon, with the props of `Icon`: the same element each time, so that a long list
 * needs no component for each icon.
 */
export function iconDrawing({ of: shapes, size = 'text' }: IconProps): ReactElement {
  const ofSize = drawings.get(size) ?? new WeakMap<IconNode, ReactElement>();
  drawings.set(size, ofSize);
  const drawn = ofSize.get(shapes) ?? draw(shapes, size);
  ofSize.set(shapes, drawn);
  return drawn;
}

/** A drawing beside a word; hidden from screen readers, because the word is there. */
export function Icon(props: IconProps) {
  return iconDrawing(props);
}
