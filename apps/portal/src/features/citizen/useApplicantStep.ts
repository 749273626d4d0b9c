import { useQueryClient } from '@tanstack/react-query';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';

/** Takes a step with an own application. */
export function useApplicantStep() {
  const queryClient = useQueryClient();
  return useServiceMutation('applicantStep', {
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['appliedLand'] });
      void queryClient.invalidateQueries({ queryKey: ['applyLandDraft'] });
    },
  });
}
