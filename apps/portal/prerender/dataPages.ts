import type { Input, LoadName, Output } from '@temple-land/portal-core';
import type { QueryClient } from '@tanstack/react-query';
import { toCallResult } from '../src/api/callResult.ts';
import { serviceQuery } from '../src/api/serviceQuery.ts';
import { everyNotice } from '../src/features/notifications/useNotices.ts';
import { everyTender } from '../src/features/tenders/useTenders.ts';

/** Loads the answer of a call as a visitor gets it. */
export type LoadAnswer = <Name extends LoadName>(
  name: Name,
  input: Input<Name>,
) => Promise<Output<Name>>;

const prefetch =
  <Name extends LoadName>(name: Name, input: Input<Name>) =>
  async (client: QueryClient, load: LoadAnswer) => {
    const answer = await load(name, input);
    if (!toCallResult(name, answer).isSuccess) return;
    client.setQueryData(serviceQuery(name, input).queryKey, answer);
  };

/** The pages whose first view is data, and what loads it into the query client. */
export const dataPages = {
  '/website/faq': prefetch('faq', {}),
  '/website/tender': prefetch('tenderSearch', everyTender),
  '/website/notification': prefetch('notificationSearch', everyNotice),
  '/website/figures': prefetch('publicStatistics', {}),
} as const;

/** Returns what loads the data of a page; undefined for a page without data in its first view. */
export const findPrefetch = (path: string) => dataPages[path as keyof typeof dataPages];
