import type { ImportJobSummary, ImportFaultKind } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';

/** The number of imports on a page, and of faults. */
export const importsPageSize = 10;
export const faultsPageSize = 20;

const runningMs = 1_000;
const waitingMs = 5_000;

/** Returns how often an import is loaded again: while something runs, and seldom while it waits for somebody. */
function getInterval(jobs: readonly Pick<ImportJobSummary, 'state' | 'isWaiting'>[]) {
  if (jobs.some(({ state }) => state === 'queued' || state === 'running')) return runningMs;
  return jobs.some(({ isWaiting }) => isWaiting) ? waitingMs : false;
}

/** Loads a page of the imports and all that are not finished. */
export function useImports(page: number) {
  const input = { pageNumber: page, pageSize: importsPageSize };
  const query = useQuery({
    ...serviceQuery('importList', input, { isQuiet: true }),
    refetchInterval: ({ state: { data } }) =>
      data && 'result' in data ? getInterval(data.result.jobs) : false,
  });
  const { data, isPending, error, refetch } = query;
  const result = data && 'result' in data ? data.result : { rows: [], total: 0, jobs: [] };
  return { ...result, isPending, message: error?.userMessage, refetch };
}

/** Loads an import; again every second while it runs. */
export function useImportJob(id: number) {
  const query = useQuery({
    ...serviceQuery('importJob', { id }, { isQuiet: true }),
    refetchInterval: ({ state: { data } }) =>
      data && 'result' in data ? getInterval([data.result]) : false,
  });
  const { data, isPending, error, refetch } = query;
  const job = data && 'result' in data ? data.result : undefined;
  return { job, isPending, message: error?.userMessage, refetch };
}

/** Loads a page of the faults of an import. */
export function useImportFaults(id: number, kind: ImportFaultKind | undefined, page: number) {
  const paging = { pageNumber: page, pageSize: faultsPageSize };
  const input = { id, ...(kind === undefined ? {} : { kind }), ...paging };
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('importFaults', input, { isQuiet: true }),
  );
  const { rows, total } = data && 'result' in data ? data.result : { rows: [], total: 0 };
  return { rows, total, isPending, message: error?.userMessage, refetch };
}

/** Returns the mutations of an import; it is loaded again after each, also after a refusal. */
export function useImportSteps() {
  const refetchAll = useRefetchAll();
  const options = { onSuccess: refetchAll, onError: refetchAll };
  return {
    read: useServiceMutation('importRead', options),
    check: useServiceMutation('importCheck', options),
    ask: useServiceMutation('importAsk', options),
    discard: useServiceMutation('importDiscard', options),
  };
}

/** Returns the mutation that asks for the undo of an import. */
export function useImportUndo() {
  return useServiceMutation('importUndo', { onSuccess: useRefetchAll() });
}
