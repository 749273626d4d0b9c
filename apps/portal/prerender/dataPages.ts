import {
  parseTenderId,
  type AddressPurpose,
  type Input,
  type LoadingCallName,
  type Output,
} from '@temple-land/portal-core';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { toCallResult } from '../src/api/call/callResult.ts';
import { getHiddenAddressQueryKey } from '../src/api/address/hiddenAddressQueryKey.ts';
import { prerenderedAt, serviceQuery } from '../src/api/query/serviceQuery.ts';
import { everyNotice } from '../src/features/notifications/useNotices.ts';
import { everyTender } from '../src/features/tenders/useTenders.ts';

/** A query of a page: the call that answers it, or its data where no call is needed. */
export interface PageQuery<Name extends LoadingCallName = LoadingCallName> {
  queryKey: QueryKey;
  call?: { name: Name; input: Input<Name> };
  data?: unknown;
}

/** Returns the text that an address hides; undefined when it hides none. */
export type OpenAddress = (purpose: AddressPurpose, address: string) => string | undefined;

type FindQueries = (params: { id?: string }, openAddress: OpenAddress) => readonly PageQuery[];

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

/**
 * The pages whose first view is data, by their path in the route table: the service answers their queries and renders
 * them on demand; an address without queries has no such page.
 */
export const dataPages: Readonly<Record<string, FindQueries>> = {
  '/website/faq': () => [createCallQuery('faq', {})],
  '/website/tender': () => [createCallQuery('tenderSearch', everyTender)],
  '/website/notification': () => [createCallQuery('notificationSearch', everyNotice)],
  '/website/figures': () => [createCallQuery('publicStatistics', {})],
  '/tender-docs/:id': findTenderQueries,
};

/** A query of a page with its data. */
export interface AnsweredQuery extends PageQuery {
  data: unknown;
}

const isFailure = ({ call, data }: AnsweredQuery) =>
  call !== undefined && !toCallResult(call.name, data as Output<LoadingCallName>).isSuccess;

/**
 * Puts the answers of a page's queries into the query client, as stale ones: the browser makes the calls again. An
 * answer that is a failure is left out, and the page shows that it is loading.
 */
export function setQueryAnswers(client: QueryClient, queries: readonly AnsweredQuery[]): void {
  for (const query of queries) {
    if (isFailure(query)) continue;
    client.setQueryData(query.queryKey, query.data, { updatedAt: prerenderedAt });
  }
}
