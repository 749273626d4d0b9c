import type { ApplicationType, WorkflowVersion } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';

interface WorkflowVersions {
  versions: readonly WorkflowVersion[];
  waiting: readonly ApplicationType[];
}

const noVersions: WorkflowVersions = { versions: [], waiting: [] };

/** Loads the versions of the workflows, and those for which another one waits for approval. */
export function useWorkflowVersions() {
  const query = useQuery(serviceQuery('workflowVersionList', {}, { isQuiet: true }));
  const { data, isPending, error, refetch } = query;
  const list: WorkflowVersions = data && 'result' in data ? data.result : noVersions;
  return { ...list, isPending, message: error?.userMessage, refetch };
}

/** Returns the mutation that asks for a new version; the versions are loaded again after a refusal too. */
export function useVersionRequest() {
  const refetchAll = useRefetchAll();
  return useServiceMutation('workflowVersionSave', { onSuccess: refetchAll, onError: refetchAll });
}
