import type { FoundKhatiyan } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { parseKhatiyanMapQuery } from '../../../common/land/khatiyanMapPath.ts';

/** Has the map show the khatiyan that the address of the page names, once it is found; returns what failed. */
export function useAddressedLand(show: (khatiyan: FoundKhatiyan) => void) {
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
