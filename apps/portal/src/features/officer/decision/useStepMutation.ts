import type { Input, OfficerApplication, QueueRow } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { refreshOfficerLists } from '../inbox/refreshOfficerLists.ts';

/** The fields of a step. */
export type StepInput = NonNullable<Input<'officerStep'>['given']>;

/** Loads the details of an application; until then the row of the list is returned. */
export function useApplication(row: QueueRow) {
  const { applicationType, applicationId } = row;
  const { data, error, refetch } = useQuery(
    serviceQuery('officerApplication', { applicationType, applicationId }, { isQuiet: true }),
  );
  const application: OfficerApplication =
    data && 'result' in data ? data.result : { ...row, linked: [] };
  return { application, message: error?.userMessage, refetch };
}

/** Returns the mutation of a workflow step; `refresh` refetches the application, the queue and the figures. */
export function useStepMutation() {
  const queryClient = useQueryClient();
  const refresh = () => {
    refreshOfficerLists(queryClient);
    void queryClient.invalidateQueries({ queryKey: ['officerApplication'] });
  };
  const step = useServiceMutation('officerStep', { onSuccess: refresh });
  return { step, refresh };
}
