import type { AddressPurpose } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { openHiddenAddress } from './addressCipher.ts';
import { getHiddenAddressQueryKey } from './hiddenAddressQueryKey.ts';
import { toServiceError } from '../query/loadAnswer.ts';

/**
 * Opens what an address hides by the configured key; `message` when the service did not give the key.
 * `read` takes the hidden text, undefined when the address hides none.
 */
export function useHiddenAddress<Parsed>(
  purpose: AddressPurpose,
  address: string,
  parse: (text: string | undefined) => Parsed,
) {
  const { data, error, refetch } = useQuery({
    queryKey: getHiddenAddressQueryKey(purpose, address),
    queryFn: async () => {
      // The configuration is asked for outside the contract: it fails like a call without words of its own.
      const text = await openHiddenAddress(purpose, address).catch((thrown: unknown) => {
        throw toServiceError('health', thrown);
      });
      return parse(text);
    },
    staleTime: Infinity,
  });
  return { parsed: data, message: error?.userMessage, refetch };
}
