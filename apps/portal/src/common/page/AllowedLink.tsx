import { Link, type LinkProps } from '@temple-land/ui';
import { useMayOpen } from '../../state/useMayOpen.ts';

/** A link to a page; its text alone where the role has no right to the data of that page. */
export function AllowedLink(props: LinkProps) {
  const mayOpen = useMayOpen();
  return mayOpen(props.href) ? <Link {...props} /> : props.children;
}
