import type { Input, QueueRow } from '@temple-land/portal-core';
import { queries } from '../../api/queries.ts';
import { useServiceCall } from '../../api/useCall.ts';

/** What an officer can decide. */
export type DecisionStatus = Input<'officerDecision'>['statusType'];

/** Decides an application; `decide` says whether it worked and `said` what to tell when not. */
export function useDecision() {
  const { run, isPending, said, clear } = useServiceCall('officerDecision');
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['officerQueue'] });
    void queries.invalidateQueries({ queryKey: ['officerSummary'] });
  };
  const decide = async (row: QueueRow, statusType: DecisionStatus, remark: string) => {
    const { applicationType, applicationId, version } = row;
    const ended = await run({ applicationType, applicationId, statusType, remark, version });
    const isDone = ended.isSuccess && ended.said === undefined;
    if (isDone) refresh();
    return isDone;
  };
  return { decide, refresh, isPending, said, clear };
}
