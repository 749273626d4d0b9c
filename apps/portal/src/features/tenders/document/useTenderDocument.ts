import { toTenderDocument, parseTenderId } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useHiddenAddress } from '../../../api/address/useHiddenAddress.ts';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';

/**
 * Returns the id of the tender that an address hides: 0 when it hides none, undefined while it is opened;
 * `message` when it could not be opened.
 */
export function useTenderId(address: string) {
  const { parsed, message, refetch } = useHiddenAddress(
    'tender',
    address,
    (text) => parseTenderId(text) ?? 0,
  );
  return { id: parsed, message, refetch };
}

/**
 * Loads the document of an address (spec 2.9). `isUnknown` when the address hides no tender; then nothing is loaded.
 */
export function useTenderDocument(address: string) {
  const { id, ...opening } = useTenderId(address);
  const intid = id ?? 0;
  const { data, error, isLoading, refetch } = useQuery(
    serviceQuery('auctionPdf', intid > 0 ? { intid } : undefined),
  );
  const row = data && 'result' in data ? data.result[0] : undefined;
  return {
    isUnknown: id === 0,
    document: row && toTenderDocument(row),
    letterNo: String(row?.[1] ?? ''),
    message: opening.message ?? error?.userMessage,
    isPending: (id === undefined && !opening.message) || isLoading,
    refetch: opening.message ? opening.refetch : refetch,
  };
}
