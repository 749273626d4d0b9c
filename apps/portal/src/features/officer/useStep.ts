import type { Input, OfficerApplication, QueueRow } from '@temple-land/portal-core';
import { queries } from '../../api/queries.ts';
import { useServiceCall, useServiceQuery } from '../../api/useCall.ts';

/** What is given with a step. */
export type Given = NonNullable<Input<'officerStep'>['given']>;

/** Asks for everything about one application; until it is there the row of the list stands for it. */
export function useApplication(row: QueueRow) {
  const { applicationType, applicationId } = row;
  const { answer, said, refetch } = useServiceQuery(
    'officerApplication',
    { applicationType, applicationId },
    { isQuiet: true },
  );
  const application: OfficerApplication =
    answer && 'result' in answer ? answer.result : { ...row, linked: [] };
  return { application, said, refetch };
}

/** Takes a step of the workflow; `take` gives where the application stands then, or nothing. */
export function useStep() {
  const { run, isPending, said, clear } = useServiceCall('officerStep');
  const refresh = () => {
    for (const name of ['officerQueue', 'officerApplication', 'officerSummary']) {
      void queries.invalidateQueries({ queryKey: [name] });
    }
  };
  const take = async (row: QueueRow, action: string, given: Given) => {
    const { applicationType, applicationId, version } = row;
    const { answer } = await run({ applicationType, applicationId, action, version, given });
    if (!answer || !('result' in answer)) return undefined;
    refresh();
    return answer.result;
  };
  return { take, refresh, isPending, said, clear };
}
