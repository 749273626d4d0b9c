import type { IconNode } from 'lucide';
import { createElement, type ReactElement } from 'react';
import * as styles from './Icon.css.ts';
import { mergePaths } from './mergePaths.ts';

/** The props of `Icon`. */
export interface IconProps {
  /** A lucide icon, imported by its name. */
  of: IconNode;
  /** `text`, the default, has the size of the text beside it; the others are fixed. */
  size?: keyof typeof styles.size;
}

const cachedIcons = new Map<string, WeakMap<IconNode, ReactElement>>();

function createIcon(shapes: IconNode, size: keyof typeof styles.size): ReactElement {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={styles.size[size]}>
      {mergePaths(shapes).map(([shape, attributes], index) =>
        createElement(shape, { ...attributes, key: index }),
      )}
    </svg>
  );
}

/**
 * Returns the element of an icon, with the props of `Icon`: the same element each time, so that a long list
 * needs no component for each icon.
 */
export function getIcon({ of: shapes, size = 'text' }: IconProps): ReactElement {
  const iconsOfSize = cachedIcons.get(size) ?? new WeakMap<IconNode, ReactElement>();
  cachedIcons.set(size, iconsOfSize);
  const icon = iconsOfSize.get(shapes) ?? createIcon(shapes, size);
  iconsOfSize.set(shapes, icon);
  return icon;
}

/** An icon beside a text; hidden from screen readers. */
export function Icon(props: IconProps) {
  return getIcon(props);
}
