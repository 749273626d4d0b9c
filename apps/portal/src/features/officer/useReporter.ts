import type { OfficerApplication, Reporter } from '@temple-land/portal-core';
import { useState } from 'react';
import { useServiceCall } from '../../api/useCall.ts';

/** Asks who reported an illegitimate use; the answer lives as long as the screen and is kept nowhere. */
export function useReporter({ applicationType, applicationId }: OfficerApplication) {
  const { run, isPending, message, clear } = useServiceCall('officerReporter');
  const [reporter, setReporter] = useState<Reporter>();
  const show = async (reason: string) => {
    const { answer } = await run({ applicationType, applicationId, reason });
    if (!answer || !('result' in answer)) return false;
    setReporter(answer.result);
    return true;
  };
  return { reporter, show, isPending, message, clear };
}
