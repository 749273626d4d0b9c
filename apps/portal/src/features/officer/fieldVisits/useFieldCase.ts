import { useQuery } from '@tanstack/react-query';
import type { FieldVisit } from '@temple-land/portal-core';
import { useEffect, useState } from 'react';
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
  useEffect(() => {
    const read = async () => {
      const [found, report] = await Promise.all([
        findKeptCase(userId, applicationId),
        findKeptReport(userId, applicationId),
      ]);
      setKept({ case: found, report });
    };
    void read();
  }, [userId, applicationId]);
  useEffect(() => {
    if (loaded !== undefined) void putKeptCase(userId, loaded);
  }, [loaded, userId]);
  const fromDevice = query.error === null ? undefined : kept?.case?.case;
  return {
    found: kept === undefined ? undefined : (loaded ?? fromDevice),
    keptReport: kept?.report,
    isPending: query.isPending || kept === undefined,
    message: fromDevice === undefined ? query.error?.userMessage : undefined,
    refetch: () => void query.refetch(),
  };
}
