import type { Input, OwnApplication } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useApplicantId } from '../../state/useApplicantId.ts';

/** The user's own applications, newest first. */
export interface ApplicationList {
  rows: readonly OwnApplication[];
  total: number;
}

/** More than any user has; the screen filters and pages them itself. */
const maxApplications = 1000;

/** Loads the user's own applications. */
export function useApplications() {
  const createdBy = useApplicantId();
  const { data, isLoading, error, refetch } = useQuery(
    serviceQuery(
      'appliedLand',
      createdBy === undefined ? undefined : { createdBy, pageNumber: 1, pageSize: maxApplications },
      { isQuiet: true },
    ),
  );
  const list: ApplicationList = data && 'result' in data ? data.result : { rows: [], total: 0 };
  return { list, isPending: isLoading, message: error?.userMessage, refetch };
}

/** Loads one of the user's own applications, by id or number, with its history and documents. */
export function useApplication(request: Input<'applyLandDraft'>) {
  const { data, isLoading, error, refetch } = useQuery(
    serviceQuery('applyLandDraft', request, { isQuiet: true }),
  );
  const application = data && 'result' in data ? data.result : undefined;
  return { application, isPending: isLoading, message: error?.userMessage, refetch };
}
