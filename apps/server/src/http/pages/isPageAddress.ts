import { serviceBase } from '@temple-land/portal-core';

/** Returns whether a path is that of a page: not below the service, and not a file. */
export const isPageAddress = (url: string): boolean =>
  !url.startsWith(serviceBase) && !/\.\w{2,5}$/.test(url.split('?')[0] ?? '');
