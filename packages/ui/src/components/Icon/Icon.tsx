import type { IconNode } from 'lucide';
import { cloneElement, createElement, type ComponentProps, type ReactElement } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './Icon.css.ts';
import { mergePaths } from './mergePaths.ts';

type IconSize = 'text' | 'small' | 'medium' | 'large';

/** The props of `Icon`, with those of a native `svg`. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'of'> {
  /** A lucide icon, imported by its name. */
  of: IconNode;
  /** `text`, the default, has the size of the text beside it; the others are fixed. */
  size?: IconSize | undefined;
}

const cachedIcons = new Map<string, WeakMap<IconNode, ReactElement<ComponentProps<'svg'>>>>();

function createIcon(shapes: IconNode, size: IconSize): ReactElement<ComponentProps<'svg'>> {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={styles.root} data-size={size}>
      {mergePaths(shapes).map(([shape, attributes], index) =>
        createElement(shape, { ...attributes, key: index }),
      )}
    </svg>
  );
}

/**
 * Returns the element of an icon: the same element each time, so that a long list needs no component for each icon.
 */
export function getIcon({
  of: shapes,
  size = 'text',
}: Pick<IconProps, 'of' | 'size'>): ReactElement<ComponentProps<'svg'>> {
  const iconsOfSize =
    cachedIcons.get(size) ?? new WeakMap<IconNode, ReactElement<ComponentProps<'svg'>>>();
  cachedIcons.set(size, iconsOfSize);
  const icon = iconsOfSize.get(shapes) ?? createIcon(shapes, size);
  iconsOfSize.set(shapes, icon);
  return icon;
}

/** An icon beside a text; hidden from screen readers. */
export function Icon({ of, size, ...rest }: IconProps) {
  const icon = getIcon({ of, size });
  if (Object.keys(rest).length === 0) return icon;
  return cloneElement(icon, mergeProps({ className: icon.props.className }, rest));
}
