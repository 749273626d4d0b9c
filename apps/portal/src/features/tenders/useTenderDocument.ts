import { tenderDocumentOf, tenderIdOf } from '@temple-land/portal-core';
import { useOpenedAddress } from '../../api/useOpenedAddress.ts';
import { useServiceQuery } from '../../api/useCall.ts';

/**
 * Returns the id of the tender that an address hides: 0 when it hides none, undefined while it is opened;
 * `said` when it could not be opened.
 */
export function useTenderId(address: string) {
  const { opened, said, refetch } = useOpenedAddress(
    'tender',
    address,
    (text) => tenderIdOf(text) ?? 0,
  );
  return { id: opened, said, refetch };
}

/**
 * The document behind an address (spec 2.9). `isUnknown` when the address hides no tender; then
 * nothing is asked of the service.
 */
export function useTenderDocument(address: string) {
  const { id, ...opening } = useTenderId(address);
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
    said: opening.said ?? said,
    isPending: (id === undefined && !opening.said) || isPending,
    refetch: opening.said ? opening.refetch : refetch,
  };
}
