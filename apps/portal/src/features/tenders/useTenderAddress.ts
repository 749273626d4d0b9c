import { sealAddress, formatTenderReference, type Tender } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { addressCipher } from '../../api/addressCipher.ts';

/** Gives the addresses of a tender's printable document and bidder registration, its id hidden (spec 2.8, 2.9). */
export function useTenderAddress({ tenderAdvertisementId, letterNo }: Tender) {
  const { data } = useQuery({
    queryKey: ['tenderAddress', tenderAdvertisementId, letterNo],
    queryFn: async () =>
      sealAddress(
        await addressCipher(),
        'tender',
        formatTenderReference(tenderAdvertisementId, letterNo),
      ),
    staleTime: Infinity,
  });
  const hidden = data ?? '';
  return { paper: `/tender-docs/${hidden}`, bidder: `/website/bidder-registration/${hidden}` };
}
