import { api, serviceBase } from '@temple-land/portal-core';

const at = (path: string) => `${serviceBase}${path}`;

/** Where the service answers the feeds that readers and programs follow. */
export const feedAddress = {
  tenders: at(api.tenderFeed.path),
  openContracting: at(api.tenderOcds.path),
  notices: at(api.noticeFeed.path),
} as const;

/** Where the service answers the dates of a tender for a calendar. */
export const calendarAddress = (tenderId: number): string =>
  at(api.tenderCalendar.path.replace(':tenderId', String(tenderId)));
