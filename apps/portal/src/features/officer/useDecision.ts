import type { Input, QueueRow } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useServiceCall } from '../../api/useCall.ts';

/** What an officer can decide. */
export type DecisionStatus = Input<'officerDecision'>['statusType'];

/** Decides an application; `decide` says whether it worked and `message` what to tell when not. */
export function useDecision() {
  const queryClient = useQueryClient();
  const { run, isPending, message, clear } = useServiceCall('officerDecision');
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ['officerQueue'] });
    void queryClient.invalidateQueries({ queryKey: ['officerSummary'] });
  };
  const decide = async (row: QueueRow, statusType: DecisionStatus, remark: string) => {
    const { applicationType, applicationId, version } = row;
    const ended = await run({ applicationType, applicationId, statusType, remark, version });
    const isDone = ended.isSuccess && ended.message === undefined;
    if (isDone) refresh();
    return isDone;
  };
  return { decide, refresh, isPending, message, clear };
}
