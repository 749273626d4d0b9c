import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';

/** Loads the parties, notices and appeals of a case, and returns the mutations that change them. */
export function useCasePapers(applicationId: number) {
  const queryClient = useQueryClient();
  const query = useQuery(serviceQuery('casePapers', { applicationId }, { isQuiet: true }));
  const onSuccess = () => void queryClient.invalidateQueries({ queryKey: ['casePapers'] });
  return {
    papers: query.data && 'result' in query.data ? query.data.result : undefined,
    isPending: query.isPending,
    message: query.error?.userMessage,
    refetch: () => void query.refetch(),
    saveParty: useServiceMutation('casePartySave', { onSuccess }),
    removeParty: useServiceMutation('casePartyRemove', { onSuccess }),
    issueNotice: useServiceMutation('caseNoticeIssue', { onSuccess }),
    saveService: useServiceMutation('caseServiceSave', { onSuccess }),
    saveAppeal: useServiceMutation('courtAppealSave', { onSuccess }),
  };
}

/** The parties, notices and appeals of a case with the mutations that change them. */
export type CasePapersState = ReturnType<typeof useCasePapers>;
