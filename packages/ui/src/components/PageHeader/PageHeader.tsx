import type { ComponentProps, ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './PageHeader.css.ts';

/** The props of `PageHeader`, with those of a native `div`. */
export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The h1 of the page. */
  title: ReactNode;
  /** One sentence. */
  lead?: ReactNode | undefined;
  /** Buttons at the end; below the title on small screens. */
  actions?: ReactNode | undefined;
  /** `site` by default; `app` is the lower header of the logged-in areas. */
  size?: 'site' | 'app' | undefined;
}

/** The title of a page with its lead and its actions. */
export function PageHeader({ title, lead, actions, size = 'site', ...rest }: PageHeaderProps) {
  return (
    <div {...mergeProps({ className: styles.root, 'data-size': size }, rest)}>
      <div className={styles.texts}>
        <h1 className={styles.title} data-size={size}>
          {title}
        </h1>
        {lead !== undefined && (
          <p className={styles.lead} data-size={size}>
            {lead}
          </p>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
