import { api, serviceBase } from '@temple-land/portal-core';

const serviceUrl = (path: string) => `${serviceBase}${path}`;

/** The URLs of the feeds of the service. */
export const feedUrls = {
  tenders: serviceUrl(api.tenderFeed.path),
  openContracting: serviceUrl(api.tenderOcds.path),
  notices: serviceUrl(api.noticeFeed.path),
} as const;

/** Returns the URL of the calendar file with the dates of a tender. */
export const getCalendarUrl = (tenderId: number): string =>
  serviceUrl(api.tenderCalendar.path.replace(':tenderId', String(tenderId)));
