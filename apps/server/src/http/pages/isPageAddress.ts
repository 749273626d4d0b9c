import { ogcPrefix, serviceBase } from '@temple-land/portal-core';

/** Returns whether an address is one of the service or of the public interface, whose answers are data. */
export const isDataAddress = (url: string): boolean =>
  url.startsWith(serviceBase) || url.split('?')[0] === ogcPrefix || url.startsWith(`${ogcPrefix}/`);

/** Returns whether a path is that of a page: not one of data, and not a file. */
export const isPageAddress = (url: string): boolean =>
  !isDataAddress(url) && !/\.\w{2,5}$/.test(url.split('?')[0] ?? '');
