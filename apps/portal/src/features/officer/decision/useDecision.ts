import type { Input } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { refreshOfficerLists } from '../inbox/refreshOfficerLists.ts';

/** The status set by a decision. */
export type DecisionStatus = Input<'officerDecision'>['statusType'];

/** Returns the mutation of a decision; `refresh` refetches the queue and its figures. */
export function useDecision() {
  const queryClient = useQueryClient();
  const refresh = () => refreshOfficerLists(queryClient);
  const decision = useServiceMutation('officerDecision', { onSuccess: refresh });
  return { decision, refresh };
}
