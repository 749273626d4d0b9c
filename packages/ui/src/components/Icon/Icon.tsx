import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import * as styles from './Icon.css.ts';

/** What an icon takes. */
export interface IconProps {
  /** A lucide icon, imported by its name. */
  of: LucideIcon;
  /** `text` follows the text beside it; the others are fixed steps. */
  size?: keyof typeof styles.size;
}

/** A drawing beside a word; hidden from screen readers, because the word is there. */
export const Icon = memo(function Icon({ of: Drawing, size = 'text' }: IconProps) {
  return <Drawing aria-hidden focusable={false} strokeWidth={1.75} className={styles.size[size]} />;
});
