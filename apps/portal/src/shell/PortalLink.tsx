import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { serviceBase } from '@temple-land/portal-core';

/** Draws the kit's links to pages with React Router's `Link`; files of the service are loaded by the browser. */
export function PortalLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link to={href} reloadDocument={href.startsWith(serviceBase)} {...rest} />;
}
