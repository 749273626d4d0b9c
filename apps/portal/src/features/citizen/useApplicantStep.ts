import type { ApplicationDetail } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useServiceCall } from '../../api/useCall.ts';

/** Takes a step with an own application; `take` says whether it worked. */
export function useApplicantStep({ applicationId, version }: ApplicationDetail) {
  const queryClient = useQueryClient();
  const { run, isPending, message } = useServiceCall('applicantStep');
  const take = async (action: string, given: Record<string, string>): Promise<boolean> => {
    const { isSuccess, message } = await run({
      applicationId,
      version,
      action,
      given,
      documents: [],
    });
    void queryClient.invalidateQueries({ queryKey: ['appliedLand'] });
    void queryClient.invalidateQueries({ queryKey: ['applyLandDraft'] });
    return isSuccess && message === undefined;
  };
  return { take, isPending, message };
}
