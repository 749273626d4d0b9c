import type { StepRightList } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';

const noRights: StepRightList = { roles: [], uncovered: [] };

/** Loads the roles of officers with their rights, and the stages that nobody may take forward. */
export function useStepRights() {
  const query = useQuery(serviceQuery('stepRightList', {}, { isQuiet: true }));
  const { data, isPending, error, refetch } = query;
  const list = data && 'result' in data ? data.result : noRights;
  return { ...list, isPending, message: error?.userMessage, refetch };
}

/** Returns the mutation that asks for a change of rights; the rights are loaded again after a refusal too. */
export function useRightsRequest() {
  const refetchAll = useRefetchAll();
  return useServiceMutation('stepRightSave', { onSuccess: refetchAll, onError: refetchAll });
}
