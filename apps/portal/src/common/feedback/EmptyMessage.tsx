import { EmptyState, type EmptyStateProps } from '@temple-land/ui';
import { PortalLogo } from '../page/PortalLogo.tsx';

/** The kit's empty state with the portal's logo. */
export function EmptyMessage(props: Omit<EmptyStateProps, 'ornament'>) {
  return <EmptyState ornament={<PortalLogo ground="surface" size="alone" />} {...props} />;
}
