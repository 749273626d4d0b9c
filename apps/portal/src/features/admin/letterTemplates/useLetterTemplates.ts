import { useQuery } from '@tanstack/react-query';
import type { LetterTemplate } from '@temple-land/portal-core';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';

const none: readonly LetterTemplate[] = [];

/** Loads every version of the templates of letters. */
export function useLetterTemplates() {
  const query = useQuery(serviceQuery('letterTemplateList', {}, { isQuiet: true }));
  const { data, isPending, error, refetch } = query;
  const templates = data && 'result' in data ? data.result : none;
  return { templates, isPending, message: error?.userMessage, refetch };
}

/** Returns the mutation that saves a new version; the templates are loaded again after a refusal too. */
export function useSaveTemplate() {
  const refetchAll = useRefetchAll();
  return useServiceMutation('letterTemplateSave', { onSuccess: refetchAll, onError: refetchAll });
}
