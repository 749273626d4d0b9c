import type { Input, LoadingCallName, Output } from '@temple-land/portal-core';
import type { QueryClient } from '@tanstack/react-query';
import { toCallResult } from '../src/api/call/callResult.ts';
import { prerendered, serviceQuery } from '../src/api/query/serviceQuery.ts';
import { everyNotice } from '../src/features/notifications/useNotices.ts';
import { everyTender } from '../src/features/tenders/useTenders.ts';

/** A call whose answer a page shows first. */
export interface PageCall<Name extends LoadingCallName = LoadingCallName> {
  name: Name;
  input: Input<Name>;
}

const pageCall = <Name extends LoadingCallName>(
  name: Name,
  input: Input<Name>,
): PageCall<Name> => ({
  name,
  input,
});

/** The pages whose first view is data: the service makes their calls and renders them on demand. */
export const dataPages: Readonly<Record<string, readonly PageCall[]>> = {
  '/website/faq': [pageCall('faq', {})],
  '/website/tender': [pageCall('tenderSearch', everyTender)],
  '/website/notification': [pageCall('notificationSearch', everyNotice)],
  '/website/figures': [pageCall('publicStatistics', {})],
};

/**
 * Puts the answers of a page's calls into the query client, as stale ones: the browser makes the calls again. An answer
 * that is a failure is left out, and the page shows that it is loading.
 */
export function setAnswers(client: QueryClient, path: string, answers: readonly unknown[]): void {
  (dataPages[path] ?? []).forEach(({ name, input }, index) => {
    const answer = answers[index] as Output<typeof name>;
    if (!toCallResult(name, answer).isSuccess) return;
    client.setQueryData(serviceQuery(name, input).queryKey, answer, { updatedAt: prerendered });
  });
}
