import type { FoundKhatiyan } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { parseKhatiyanMapQuery } from '../../../common/land/khatiyanMapPath.ts';

/** Calls `show` with the khatiyan named by the address, once it is found; returns the message of a failed search. */
export function useKhatiyanOfAddress(show: (khatiyan: FoundKhatiyan) => void) {
  const [address] = useSearchParams();
  const { text, khataNoId } = parseKhatiyanMapQuery(address);
  const { data, error, refetch } = useQuery(
    serviceQuery('landSearch', text === '' ? undefined : { text }, { isQuiet: true }),
  );
  const found = data && 'result' in data ? data.result.khatiyans : [];
  const khatiyan = found.find((each) => each.khataNoId === khataNoId);
  const showFound = useEffectEvent(show);
  useEffect(() => {
    if (khatiyan) showFound(khatiyan);
  }, [khatiyan]);
  return { message: error?.userMessage, refetch };
}
