import { useQueryClient } from '@tanstack/react-query';
import { useServiceCall } from '../../api/useCall.ts';

/** Cancels an own application; `cancel` says whether it worked and `message` what to tell when not. */
export function useCancelApplication() {
  const queryClient = useQueryClient();
  const { run, isPending, message, clear } = useServiceCall('cancelApplication');
  const cancel = async (applicationId: number, remark: string): Promise<boolean> => {
    const { isSuccess, message } = await run({ applicationId, remark });
    void queryClient.invalidateQueries({ queryKey: ['appliedLand'] });
    void queryClient.invalidateQueries({ queryKey: ['applyLandDraft'] });
    return isSuccess && message === undefined;
  };
  return { cancel, isPending, message, clear };
}
