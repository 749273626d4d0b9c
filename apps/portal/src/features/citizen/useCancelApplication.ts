import { queries } from '../../api/queries.ts';
import { useServiceCall } from '../../api/useCall.ts';

/** Cancels an own application; `cancel` says whether it worked and `said` what to tell when not. */
export function useCancelApplication() {
  const { run, isPending, said, clear } = useServiceCall('cancelApplication');
  const cancel = async (applicationId: number, remark: string): Promise<boolean> => {
    const { isSuccess, said } = await run({ applicationId, remark });
    void queries.invalidateQueries({ queryKey: ['appliedLand'] });
    void queries.invalidateQueries({ queryKey: ['applyLandDraft'] });
    return isSuccess && said === undefined;
  };
  return { cancel, isPending, said, clear };
}
