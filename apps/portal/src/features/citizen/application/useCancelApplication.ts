import { useQueryClient } from '@tanstack/react-query';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';

/** Returns the mutation that cancels an own application. */
export function useCancelApplication() {
  const queryClient = useQueryClient();
  return useServiceMutation('cancelApplication', {
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['appliedLand'] });
      void queryClient.invalidateQueries({ queryKey: ['applyLandDraft'] });
    },
  });
}
