import { serviceBase } from '@temple-land/portal-core';
import { createElement, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * Draws the kit's links to pages with React Router's `Link`. The browser itself loads files of the service, and the
 * page of an empty address, which is the one that was asked for.
 */
export function PortalLink({ href = '', ...rest }: ComponentProps<'a'>) {
  if (href === '') return createElement('a', { href, ...rest });
  return <Link to={href} reloadDocument={href.startsWith(serviceBase)} {...rest} />;
}
