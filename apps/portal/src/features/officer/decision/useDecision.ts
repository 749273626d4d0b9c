import type { Input } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';

/** What an officer can decide. */
export type DecisionStatus = Input<'officerDecision'>['statusType'];

/** Decides an application; `refresh` loads the queue and its figures again. */
export function useDecision() {
  const queryClient = useQueryClient();
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ['officerQueue'] });
    void queryClient.invalidateQueries({ queryKey: ['officerSummary'] });
  };
  const decision = useServiceMutation('officerDecision', { onSuccess: refresh });
  return { decision, refresh };
}
