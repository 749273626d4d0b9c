import type { AddressPurpose } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { openHiddenAddress } from './addressCipher.ts';
import { finishedWithout } from './finish.ts';
import { queries } from './queries.ts';

/**
 * Opens what an address hides by the configured key; `said` when the service did not give the key.
 * `read` takes the hidden text, undefined when the address hides none.
 */
export function useOpenedAddress<Opened>(
  purpose: AddressPurpose,
  address: string,
  read: (text: string | undefined) => Opened,
) {
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['openedAddress', purpose, address],
      queryFn: async () => read(await openHiddenAddress(purpose, address)),
      staleTime: Infinity,
    },
    queries,
  );
  // The configuration is asked for outside the contract: it fails like a call without words of its own.
  const said = error === null ? undefined : finishedWithout('health', error).said;
  return { opened: data, said, refetch };
}
