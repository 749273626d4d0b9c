import { limitRules, type LimitName } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';

const tenMinutes = 600_000;

/** Returns a limit that the office sets; that of a new portal until it is loaded, and the service checks again. */
export function useLimit(name: LimitName): number {
  const { data } = useQuery(
    serviceQuery('limitList', {}, { isQuiet: true, staleTime: tenMinutes }),
  );
  const limits = data && 'result' in data ? data.result : [];
  return limits.find((limit) => limit.name === name)?.value ?? limitRules[name].first;
}
