import type { AddressPurpose } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { openHiddenAddress } from './addressCipher.ts';
import { getHiddenAddressQueryKey } from './hiddenAddressQueryKey.ts';
import { toServiceError } from '../query/loadAnswer.ts';

/**
 * Returns the hidden text of an address, parsed by `parse`, which gets undefined when nothing is hidden; `message` when
 * the key could not be loaded.
 */
export function useHiddenAddress<Parsed>(
  purpose: AddressPurpose,
  address: string,
  parse: (text: string | undefined) => Parsed,
) {
  const { data, error, refetch } = useQuery({
    queryKey: getHiddenAddressQueryKey(purpose, address),
    queryFn: async () => {
      // The configuration is loaded outside the contract, so its failure is reported like that of a call without its
      // own messages.
      const text = await openHiddenAddress(purpose, address).catch((thrown: unknown) => {
        throw toServiceError('health', thrown);
      });
      return parse(text);
    },
    staleTime: Infinity,
  });
  return { parsed: data, message: error?.userMessage, refetch };
}
