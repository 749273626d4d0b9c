import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';

/** Parses the number of a tender in the address of its page; undefined when it is none. */
export const parseTenderNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Loads a tender with its state and its auction. `isUnknown` when the address has no number; then nothing is loaded. */
export function useTenderDetails(address: string) {
  const tenderAdvertisementId = parseTenderNumber(address);
  const { data, error, isLoading, refetch } = useQuery(
    serviceQuery(
      'tenderDetails',
      tenderAdvertisementId === undefined ? undefined : { tenderAdvertisementId },
    ),
  );
  return {
    isUnknown: tenderAdvertisementId === undefined,
    details: data && 'result' in data ? data.result : undefined,
    message: error?.userMessage,
    isPending: isLoading,
    refetch,
  };
}
