import type { ApplicationDetail } from '@temple-land/portal-core';
import { recordActivity } from '../../api/activity.ts';
import { queries } from '../../api/queries.ts';
import { useServiceCall } from '../../api/useCall.ts';

/** Takes a step with an own application; `take` says whether it worked. */
export function useApplicantStep({ applicationId, version, applicationNo }: ApplicationDetail) {
  const { run, isPending, said } = useServiceCall('applicantStep');
  const take = async (action: string, given: Record<string, string>): Promise<boolean> => {
    const { isSuccess, said } = await run({
      applicationId,
      version,
      action,
      given,
      documents: [],
    });
    void queries.invalidateQueries({ queryKey: ['appliedLand'] });
    void queries.invalidateQueries({ queryKey: ['applyLandDraft'] });
    if (isSuccess) void recordActivity({ action: 'SUBMIT', remark: applicationNo });
    return isSuccess && said === undefined;
  };
  return { take, isPending, said };
}
