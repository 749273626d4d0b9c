import { useQueryClient } from '@tanstack/react-query';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';

/** Returns the mutation of an applicant's step. */
export function useApplicantStepMutation() {
  const queryClient = useQueryClient();
  return useServiceMutation('applicantStep', {
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['appliedLand'] });
      void queryClient.invalidateQueries({ queryKey: ['applyLandDraft'] });
    },
  });
}
