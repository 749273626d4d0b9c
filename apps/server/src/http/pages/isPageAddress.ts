import { serviceBase } from '@temple-land/portal-core';

/** Returns whether an address is that of a page: not below the service, and not of a file. */
export const isPageAddress = (url: string): boolean =>
  !url.startsWith(serviceBase) && !/\.\w{2,5}$/.test(url.split('?')[0] ?? '');
