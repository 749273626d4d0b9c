import { workflows, type ApplicationType, type StatusCode } from '@temple-land/portal-core';
import type { QueueFilter } from './useQueue.ts';

const types: readonly ApplicationType[] = [1, 2, 3, 6];
const statuses: readonly StatusCode[] = ['P', 'A', 'R', 'G CLOSE'];

/** The application types in the order of the filter. */
export const filterTypes: readonly ApplicationType[] = [2, 1, 3, 6];

/** The statuses in the order of the filter. */
export const filterStatuses = statuses;

/** Returns the filter of a query; pending land applications, page 1, by default. */
export function parseQueueQuery(address: URLSearchParams): QueueFilter {
  const type = Number(address.get('type'));
  const status = address.get('status') ?? 'P';
  const page = Number(address.get('page'));
  const applicationType = types.find((known) => known === type) ?? 2;
  const state = address.get('stage') ?? '';
  return {
    applicationType,
    statusType: statuses.find((known) => known === status),
    state: Object.hasOwn(workflows[applicationType].states, state) ? state : undefined,
    search: (address.get('q') ?? '').slice(0, 60),
    isOverdue: address.get('overdue') === '1',
    pageNumber: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the query of a filter, with the number of the open application if there is one. */
export function buildQueueQuery(filter: QueueFilter, open?: string): URLSearchParams {
  return new URLSearchParams({
    type: String(filter.applicationType),
    status: filter.statusType ?? 'all',
    ...(filter.state === undefined ? {} : { stage: filter.state }),
    ...(filter.search === '' ? {} : { q: filter.search }),
    ...(filter.isOverdue ? { overdue: '1' } : {}),
    page: String(filter.pageNumber),
    ...(open === undefined ? {} : { open }),
  });
}
