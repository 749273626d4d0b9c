import type { ApplicationDetail } from '@temple-land/portal-core';
import { queries } from '../../api/queries.ts';
import { useServiceCall } from '../../api/useCall.ts';

/** Takes a step with an own application; `take` says whether it worked. */
export function useApplicantStep({ applicationId, version }: ApplicationDetail) {
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
    return isSuccess && said === undefined;
  };
  return { take, isPending, said };
}
