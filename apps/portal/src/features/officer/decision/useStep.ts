import type { Input, OfficerApplication, QueueRow } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';

/** What is given with a step. */
export type Given = NonNullable<Input<'officerStep'>['given']>;

/** Loads everything about one application; until it is there the row of the list stands for it. */
export function useApplication(row: QueueRow) {
  const { applicationType, applicationId } = row;
  const { data, error, refetch } = useQuery(
    serviceQuery('officerApplication', { applicationType, applicationId }, { isQuiet: true }),
  );
  const application: OfficerApplication =
    data && 'result' in data ? data.result : { ...row, linked: [] };
  return { application, message: error?.userMessage, refetch };
}

/** Takes a step of the workflow; `refresh` loads the application, its queue and the figures again. */
export function useStep() {
  const queryClient = useQueryClient();
  const refresh = () => {
    for (const name of ['officerQueue', 'officerApplication', 'officerSummary']) {
      void queryClient.invalidateQueries({ queryKey: [name] });
    }
  };
  const step = useServiceMutation('officerStep', { onSuccess: refresh });
  return { step, refresh };
}
