import { useQueryClient } from '@tanstack/react-query';
import type { AssignResult } from '@temple-land/portal-core';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { refreshOfficerLists } from './refreshOfficerLists.ts';
import { doneLabels, refusalLabels } from './inboxLabels.ts';

/** Returns the mutation that claims, assigns and gives back applications; lists and history follow. */
export function useAssign() {
  const queryClient = useQueryClient();
  return useServiceMutation('inboxAssign', {
    onSuccess: () => {
      refreshOfficerLists(queryClient);
      for (const name of ['inboxAssignment', 'officerApplication']) {
        void queryClient.invalidateQueries({ queryKey: [name] });
      }
    },
  });
}

/** Returns what a result means, with the number of the application. */
export function describeAssignResult(
  { outcome, holder = '' }: AssignResult,
  action: 'assign' | 'claim' | 'release',
  number: string,
  { t }: Translation<'officer'>,
): string {
  if (outcome === 'done') return t(doneLabels[action], { number });
  // Only its holder, or who assigns, gives an application back.
  if (outcome === 'notYours' && holder !== '')
    return t('assigned.notOwn', { number, name: holder });
  return t(refusalLabels[outcome], { number, name: holder });
}
