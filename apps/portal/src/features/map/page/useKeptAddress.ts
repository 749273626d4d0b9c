import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { buildMapAddress, type MapAddress } from './mapAddress.ts';

/**
 * Keeps what the map shows in the address of the page, so that a link, a bookmark and a reload lead to the same view. The
 * service checks the rights again.
 */
export function useKeptAddress(kept: MapAddress): void {
  const [address, setAddress] = useSearchParams();
  const next = buildMapAddress(kept, address);
  const [query, present] = [next.toString(), address.toString()];
  const keep = useEffectEvent(() => setAddress(next, { replace: true, preventScrollReset: true }));
  useEffect(() => {
    if (query !== present) keep();
  }, [query, present]);
}
