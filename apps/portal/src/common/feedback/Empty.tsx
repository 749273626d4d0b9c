import { EmptyState, type EmptyStateProps } from '@temple-land/ui';
import { Mark } from '../page/Mark.tsx';

/** Says under the portal's mark that there is nothing to list, why, and what to do. */
export function Empty(props: Omit<EmptyStateProps, 'ornament'>) {
  return <EmptyState ornament={<Mark ground="surface" size="alone" />} {...props} />;
}
