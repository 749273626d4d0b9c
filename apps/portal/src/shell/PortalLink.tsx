import { ogcPrefix, serviceBase } from '@temple-land/portal-core';
import { createElement, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * Renders the kit's links with React Router's `Link`. The browser itself loads files of the service and the empty
 * address, which is the present page.
 */
export function PortalLink({ href = '', ...rest }: ComponentProps<'a'>) {
  if (href === '') return createElement('a', { href, ...rest });
  const isOfService = href.startsWith(serviceBase) || href.startsWith(`${ogcPrefix}/`);
  return <Link to={href} reloadDocument={isOfService} {...rest} />;
}
