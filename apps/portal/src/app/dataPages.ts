import {
  parseTenderId,
  sitePageNames,
  type AddressPurpose,
  type Input,
  type LoadingCallName,
  type Output,
} from '@temple-land/portal-core';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { toCallResult } from '../api/call/callResult.ts';
import { getHiddenAddressQueryKey } from '../api/address/hiddenAddressQueryKey.ts';
import { prerenderedAt, serviceQuery } from '../api/query/serviceQuery.ts';
import { getDocumentPath } from '../content/documentPath.ts';
import { emptyNoticeFilter } from '../features/notifications/useNotices.ts';
import { parseTenderNumber } from '../features/tenders/details/useTenderDetails.ts';
import { emptyTenderFilter } from '../features/tenders/useTenders.ts';

/** A query of a page: its call, or its data where no call is needed. */
export interface PageQuery<Name extends LoadingCallName = LoadingCallName> {
  queryKey: QueryKey;
  call?: { name: Name; input: Input<Name> };
  data?: unknown;
}

/** Returns the hidden text of an address, undefined when there is none. */
export type OpenAddress = (purpose: AddressPurpose, address: string) => string | undefined;

type FindQueries = (
  params: { id?: string; slug?: string; tenderId?: string },
  openAddress: OpenAddress,
) => readonly PageQuery[];

function createCallQuery<Name extends LoadingCallName>(
  name: Name,
  input: Input<Name>,
): PageQuery<Name> {
  return { queryKey: serviceQuery(name, input).queryKey, call: { name, input } };
}

const findTenderQueries: FindQueries = ({ id = '' }, openAddress) => {
  const intid = parseTenderId(openAddress('tender', id));
  if (intid === undefined) return [];
  return [
    { queryKey: getHiddenAddressQueryKey('tender', id), data: intid },
    createCallQuery('auctionPdf', { intid }),
  ];
};

const findDetailsQueries: FindQueries = ({ tenderId = '' }) => {
  const tenderAdvertisementId = parseTenderNumber(tenderId);
  if (tenderAdvertisementId === undefined) return [];
  return [createCallQuery('tenderDetails', { tenderAdvertisementId })];
};

/** The query of the published text of each page that administrators edit. */
const documentQueries = sitePageNames.map(
  (name) => [getDocumentPath(name), createCallQuery('sitePage', { name })] as const,
);

/**
 * The queries of pages that are rendered on demand with their data, by the path in the route table; without queries the
 * page is not prerendered.
 */
export const dataPages: Readonly<Record<string, FindQueries>> = {
  '/website/faq': () => [createCallQuery('faq', {})],
  '/website/tender': () => [createCallQuery('tenderSearch', emptyTenderFilter)],
  '/website/notification': () => [createCallQuery('notificationSearch', emptyNoticeFilter)],
  '/website/notification/:slug': ({ slug = '' }) => [createCallQuery('notice', { slug })],
  '/website/figures': () => [createCallQuery('publicStatistics', {})],
  '/website/tender/:tenderId': findDetailsQueries,
  '/tender-docs/:id': findTenderQueries,
  ...Object.fromEntries(documentQueries.map(([path, query]) => [path, () => [query]])),
};

/** A query of a page with its data. */
export interface AnsweredQuery extends PageQuery {
  data: unknown;
}

/** Returns the answers from which the build renders a page: the built-in text where administrators edit it. */
export const getBuildAnswers = (path: string): readonly AnsweredQuery[] =>
  documentQueries
    .filter(([documentPath]) => documentPath === path)
    .map(([, query]) => ({ ...query, data: { status: 200, result: { document: null } } }));

const isFailure = ({ call, data }: AnsweredQuery) =>
  call !== undefined && !toCallResult(call.name, data as Output<LoadingCallName>).isSuccess;

/**
 * Writes the answers of a page's queries into the query client, as stale: the browser loads them again. Failed answers
 * are left out, so that the page shows its loading state.
 */
export function setQueryAnswers(client: QueryClient, queries: readonly AnsweredQuery[]): void {
  for (const query of queries) {
    if (isFailure(query)) continue;
    client.setQueryData(query.queryKey, query.data, { updatedAt: prerenderedAt });
  }
}
