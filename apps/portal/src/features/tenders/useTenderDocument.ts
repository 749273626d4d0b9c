import { tenderDocumentOf, tenderIdOf } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { openHiddenAddress } from '../../api/addressCipher.ts';
import { queries } from '../../api/queries.ts';
import { useServiceQuery } from '../../api/useCall.ts';

/** Gives the id of the tender that an address hides: 0 when it hides none, undefined while it is opened. */
export function useTenderId(address: string): number | undefined {
  const { data } = useQuery(
    {
      queryKey: ['tenderId', address],
      queryFn: async () => tenderIdOf(await openHiddenAddress('tender', address)) ?? 0,
      staleTime: Infinity,
    },
    queries,
  );
  return data;
}

/**
 * The document behind an address (spec 2.9). `isUnknown` when the address hides no tender; then
 * nothing is asked of the service.
 */
export function useTenderDocument(address: string) {
  const id = useTenderId(address);
  const intid = id ?? 0;
  const { answer, said, isPending, refetch } = useServiceQuery(
    'auctionPdf',
    { intid },
    { isEnabled: intid > 0 },
  );
  const row = answer && 'result' in answer ? answer.result[0] : undefined;
  return {
    isUnknown: id === 0,
    document: row && tenderDocumentOf(row),
    letterNo: String(row?.[1] ?? ''),
    said,
    isPending: id === undefined || isPending,
    refetch,
  };
}
