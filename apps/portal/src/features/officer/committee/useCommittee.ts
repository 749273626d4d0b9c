import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CommitteeList, CommitteeMeetingDetail } from '@temple-land/portal-core';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { refreshOfficerLists } from '../inbox/refreshOfficerLists.ts';

const noMeetings: CommitteeList = { meetings: [], waiting: [] };

/** Loads the meetings of the committee, and the cases that are on no agenda. */
export function useMeetings() {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('committeeList', {}, { isQuiet: true }),
  );
  const list = data && 'result' in data ? data.result : noMeetings;
  return { list, isPending, message: error?.userMessage, refetch: () => void refetch() };
}

/** Loads a meeting with its agenda and resolutions. */
export function useMeeting(meetingId: number) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('committeeMeeting', { meetingId }, { isQuiet: true }),
  );
  const meeting: CommitteeMeetingDetail | undefined =
    data && 'result' in data ? data.result : undefined;
  return { meeting, isPending, message: error?.userMessage, refetch: () => void refetch() };
}

/** Returns the mutations of a meeting and of its resolutions; both load everything of the committee again. */
export function useCommitteeMutations() {
  const queryClient = useQueryClient();
  const refresh = () => {
    refreshOfficerLists(queryClient);
    for (const name of ['committeeList', 'committeeMeeting', 'officerApplication']) {
      void queryClient.invalidateQueries({ queryKey: [name] });
    }
  };
  const save = useServiceMutation('committeeSave', { onSuccess: refresh });
  const resolve = useServiceMutation('committeeResolve', { onSuccess: refresh });
  return { save, resolve, refresh };
}
