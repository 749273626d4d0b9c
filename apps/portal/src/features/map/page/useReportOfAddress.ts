import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { parseReportMapQuery } from '../../../common/land/reportMapPath.ts';

/** Calls `select` with the plots of the report in the address, once they are found; returns the message of a failure. */
export function useReportOfAddress(select: (plotCodes: string[]) => void) {
  const [address] = useSearchParams();
  const rows = address.get('rows');
  const view = useMemo(
    () => parseReportMapQuery(new URLSearchParams({ rows: rows ?? '' })),
    [rows],
  );
  const { data, error, refetch } = useQuery(
    serviceQuery('registerReportPlots', view, { isQuiet: true }),
  );
  const plotCodes = data && 'result' in data ? data.result.plotCodes : undefined;
  const selectFound = useEffectEvent(select);
  useEffect(() => {
    if (plotCodes) selectFound(plotCodes);
  }, [plotCodes]);
  return { message: error?.userMessage, refetch };
}
