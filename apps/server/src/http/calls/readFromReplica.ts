import type { EndpointName } from '@temple-land/portal-core';
import type { Context } from '../../handler.ts';

/** The calls that a replica of the database may answer: public reads, tiles and reports, which change nothing. */
export const replicaCalls: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'fillDropDown',
  'notificationSearch',
  'notice',
  'notificationDownload',
  'noticeFeed',
  'tenderSearch',
  'tenderDetails',
  'tenderDownload',
  'tenderOcds',
  'tenderFeed',
  'tenderCalendar',
  'summary',
  'faq',
  'faqList',
  'contactList',
  'siteSearch',
  'plotMatch',
  'plotSearch',
  'plotCheck',
  'publicStatistics',
  'dashboard',
  'dashboardList',
  'landInformation',
  'landInformationExcel',
  'registerReport',
  'registerReportFile',
  'landSaleCaseReport',
  'landFilterReport',
  'plotSaleReport',
  'mapTile',
]);

/**
 * Runs a read on the replica of the database where there is one. Somebody who is signed in also reads what they have just
 * written: the replica answers them only when it has everything that the primary has.
 */
export function readFromReplica<Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { replica, caller } = context;
  if (replica === undefined) return work(context);
  return replica.read(caller !== undefined, (db) => work({ ...context, db }));
}
