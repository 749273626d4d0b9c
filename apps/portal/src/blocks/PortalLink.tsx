import { Link, type LinkProps } from '@temple-land/ui';
import { usePathIsKnown } from '../state/knownPaths.ts';

/** What a link to a page of the portal takes. */
export interface PortalLinkProps extends Omit<LinkProps, 'href'> {
  /** The address, from the root. */
  to: string;
}

/** A link to a page of the portal; nothing at all when there is no such page. */
export function PortalLink({ to, ...rest }: PortalLinkProps) {
  return usePathIsKnown(to) ? <Link href={to} {...rest} /> : null;
}
