import type { FoundKhatiyan } from '@temple-land/portal-core';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServiceQuery } from '../../api/useCall.ts';
import { askedOnMap } from '../../blocks/landOnMap.ts';

/** Has the map show the khatiyan that the address of the page names, once it is found; gives what failed. */
export function useAddressedLand(show: (khatiyan: FoundKhatiyan) => void) {
  const [address] = useSearchParams();
  const { text, khataNoId } = askedOnMap(address);
  const { answer, said, refetch } = useServiceQuery(
    'landSearch',
    { text },
    { isQuiet: true, isEnabled: text !== '' },
  );
  const found = answer && 'result' in answer ? answer.result.khatiyans : [];
  const khatiyan = found.find((each) => each.khataNoId === khataNoId);
  const showFound = useEffectEvent(show);
  useEffect(() => {
    if (khatiyan) showFound(khatiyan);
  }, [khatiyan]);
  return { said, refetch };
}
