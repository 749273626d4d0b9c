import type { LandApplication } from '@temple-land/portal-core';
import { useServiceQuery } from '../../api/useCall.ts';
import { useSession } from '../../state/useSession.ts';

/** Somebody's own applications, newest first. */
export interface ApplicationList {
  rows: readonly LandApplication[];
  total: number;
}

/** More than one person has; the screen filters and pages them itself. */
const all = 1000;

/** Asks for the caller's own applications. */
export function useApplications() {
  const createdBy = useSession()?.userId;
  const { answer, isPending, said, refetch } = useServiceQuery(
    'appliedLand',
    { createdBy: createdBy ?? 1, pageNumber: 1, pageSize: all },
    { isEnabled: createdBy !== undefined, isQuiet: true },
  );
  const list: ApplicationList =
    answer && 'result' in answer ? answer.result : { rows: [], total: 0 };
  return { list, isPending, said, refetch };
}

/** Asks for one of the caller's own applications with its history and documents. */
export function useApplication(applicationId: number | undefined) {
  const { answer, isPending, said, refetch } = useServiceQuery(
    'applyLandDraft',
    { applicationId: applicationId ?? 1 },
    { isEnabled: applicationId !== undefined, isQuiet: true },
  );
  const application = answer && 'result' in answer ? answer.result : undefined;
  return { application, isPending, said, refetch };
}
