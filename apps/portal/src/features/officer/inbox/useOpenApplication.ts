import { useQuery } from '@tanstack/react-query';
import { findApplicationType, type QueueRow } from '@temple-land/portal-core';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';

/** Loads the application with a number, if it is in the officer's area; nothing without a number. */
export function useOpenApplication(number: string | null) {
  const applicationType = findApplicationType(number ?? '');
  const isAsked = number !== null && applicationType !== undefined;
  const input = isAsked
    ? { applicationType, search: number, pageNumber: 1, pageSize: 10 }
    : undefined;
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('officerQueue', input, { isQuiet: true }),
  );
  const rows: readonly QueueRow[] = data && 'result' in data ? data.result.rows : [];
  return {
    row: rows.find(({ applicationNo }) => applicationNo === number),
    isPending: isAsked && isPending,
    message: error?.userMessage,
    refetch,
  };
}
