import type { Input, OfficerApplication, QueueRow } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceQuery } from '../../api/serviceQuery.ts';
import { useServiceCall } from '../../api/useCall.ts';

/** What is given with a step. */
export type Given = NonNullable<Input<'officerStep'>['given']>;

/** Asks for everything about one application; until it is there the row of the list stands for it. */
export function useApplication(row: QueueRow) {
  const { applicationType, applicationId } = row;
  const { data, error, refetch } = useQuery(
    serviceQuery('officerApplication', { applicationType, applicationId }, { isQuiet: true }),
  );
  const application: OfficerApplication =
    data && 'result' in data ? data.result : { ...row, linked: [] };
  return { application, message: error?.userMessage, refetch };
}

/** Takes a step of the workflow; `take` gives where the application stands then, or nothing. */
export function useStep() {
  const queryClient = useQueryClient();
  const { run, isPending, message, clear } = useServiceCall('officerStep');
  const refresh = () => {
    for (const name of ['officerQueue', 'officerApplication', 'officerSummary']) {
      void queryClient.invalidateQueries({ queryKey: [name] });
    }
  };
  const take = async (row: QueueRow, action: string, given: Given) => {
    const { applicationType, applicationId, version } = row;
    const { answer } = await run({ applicationType, applicationId, action, version, given });
    if (!answer || !('result' in answer)) return undefined;
    refresh();
    return answer.result;
  };
  return { take, refresh, isPending, message, clear };
}
