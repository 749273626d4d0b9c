import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CaseWork,
  DocumentCheck,
  DocumentResult,
  Output,
  QueueRow,
} from '@temple-land/portal-core';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useSession } from '../../../state/useSession.ts';

/** The part of an application by which its work is loaded. */
export type CaseKey = Pick<QueueRow, 'applicationType' | 'applicationId'>;

/** A finding about a document as an officer enters it. */
export interface EnteredCheck {
  documentId: number;
  result: DocumentResult;
  note: string;
}

const toQuery = ({ applicationType, applicationId }: CaseKey) =>
  serviceQuery('officerCaseWork', { applicationType, applicationId }, { isQuiet: true });

const noWork: CaseWork = { checks: [], notes: [], mayWrite: false };

/** Loads what the office has recorded about an application for itself. */
export function useCaseWork(application: CaseKey) {
  const { data, isPending, error, refetch } = useQuery(toQuery(application));
  const work: CaseWork = data && 'result' in data ? data.result : noWork;
  return { work, isPending, message: error?.userMessage, refetch };
}

type WorkAnswer = Output<'officerCaseWork'>;

/** Returns an answer with another finding about a document. */
function replaceCheck(answer: WorkAnswer | undefined, check: DocumentCheck) {
  if (answer === undefined || !('result' in answer)) return answer;
  const others = answer.result.checks.filter(({ documentId }) => documentId !== check.documentId);
  return { ...answer, result: { ...answer.result, checks: [...others, check] } };
}

/** Returns the mutation of a finding; it is shown at once and taken back when it fails. */
export function useSaveCheck(application: CaseKey) {
  const queryClient = useQueryClient();
  const session = useSession();
  const { queryKey } = toQuery(application);
  const refresh = () => void queryClient.invalidateQueries({ queryKey });
  const mutation = useServiceMutation('documentCheckSave', { onSettled: refresh });
  const save = (entered: EnteredCheck, version: number, onSaved: () => void) => {
    const by = { userId: session?.userId ?? 0, fullName: session?.fullName ?? '' };
    const shown = { ...entered, by, at: new Date().toISOString(), version: version + 1 };
    queryClient.setQueryData<WorkAnswer>(queryKey, (now) => replaceCheck(now, shown));
    const { applicationType, applicationId } = application;
    mutation.mutate(
      { applicationType, applicationId, ...entered, version },
      { onSuccess: onSaved },
    );
  };
  return { save, isPending: mutation.isPending, message: mutation.error?.userMessage };
}

/** Returns the mutation of an internal note. */
export function useAddNote(application: CaseKey) {
  const queryClient = useQueryClient();
  const { queryKey } = toQuery(application);
  return useServiceMutation('caseNoteAdd', {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
