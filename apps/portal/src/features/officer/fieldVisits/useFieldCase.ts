import { useQuery } from '@tanstack/react-query';
import type { FieldVisit } from '@temple-land/portal-core';
import { useCallback, useEffect, useState } from 'react';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useSession } from '../../../state/useSession.ts';
import type { KeptCase, KeptReport } from './fieldDatabase.ts';
import { findKeptReport } from './keptReports.ts';
import { findKeptCase, putKeptCase } from './keptVisits.ts';

/** What this device has of a visit. */
interface Kept {
  case: KeptCase | undefined;
  report: KeptReport | undefined;
}

/** Returns a visit with its report, from the service or from this device, and what is written here and not yet sent. */
export function useFieldCase({ applicationType, applicationId }: FieldVisit) {
  const userId = useSession()?.userId ?? 0;
  const query = useQuery(
    serviceQuery('fieldReportCase', { applicationType, applicationId }, { isQuiet: true }),
  );
  const loaded = query.data && 'result' in query.data ? query.data.result : undefined;
  const [kept, setKept] = useState<Kept>();
  const readKept = useCallback(async () => {
    const [found, report] = await Promise.all([
      findKeptCase(userId, applicationId),
      findKeptReport(userId, applicationId),
    ]);
    setKept({ case: found, report });
  }, [userId, applicationId]);
  useEffect(() => {
    const read = async () => readKept();
    void read();
  }, [readKept]);
  useEffect(() => {
    if (loaded !== undefined) void putKeptCase(userId, loaded);
  }, [loaded, userId]);
  // The error of a query is gone while it is tried again; the form stays open meanwhile.
  const [hasFailed, setFailed] = useState(false);
  if (query.error !== null && !hasFailed) setFailed(true);
  const fromDevice = hasFailed ? kept?.case?.case : undefined;
  return {
    found: kept === undefined ? undefined : (loaded ?? fromDevice),
    keptReport: kept?.report,
    isPending: kept === undefined || (query.isPending && fromDevice === undefined),
    message: fromDevice === undefined ? query.error?.userMessage : undefined,
    /** Loads the visit again, and reads again what is on this device. */
    refetch: async () => {
      await Promise.all([query.refetch(), readKept()]);
    },
  };
}
