import { useQuery } from '@tanstack/react-query';
import type { CaseLand, QueueRow } from '@temple-land/portal-core';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';

/** Loads the plot of an application and the hints about it. */
export function useCaseLand({ applicationType, applicationId }: QueueRow) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('officerCaseLand', { applicationType, applicationId }, { isQuiet: true }),
  );
  const land: CaseLand | undefined = data && 'result' in data ? data.result : undefined;
  return { land, isPending, message: error?.userMessage, refetch };
}
