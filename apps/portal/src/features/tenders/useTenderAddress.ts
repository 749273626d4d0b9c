import { sealAddress, formatTenderReference, type Tender } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { href } from 'react-router-dom';
import { getAddressCipher } from '../../api/address/addressCipher.ts';

/**
 * Returns the addresses of a tender's printable document and bidder registration, its id hidden (spec 2.8, 2.9); that of
 * the list until they are known.
 */
export function useTenderAddress({ tenderAdvertisementId, letterNo }: Tender) {
  const { data } = useQuery({
    queryKey: ['tenderAddress', tenderAdvertisementId, letterNo],
    queryFn: async () =>
      sealAddress(
        await getAddressCipher(),
        'tender',
        formatTenderReference(tenderAdvertisementId, letterNo),
      ),
    staleTime: Infinity,
  });
  const list = href('/website/tender');
  if (data === undefined) return { paper: list, bidder: list };
  return {
    paper: href('/tender-docs/:id', { id: data }),
    bidder: href('/website/bidder-registration/:id', { id: data }),
  };
}
