import { sealAddress, formatTenderReference, type Tender } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { href } from 'react-router-dom';
import { getAddressCipher } from '../../api/address/addressCipher.ts';

/** Returns the path of the page of a tender. */
export const getTenderPath = ({ tenderAdvertisementId }: Tender) =>
  href('/website/tender/:tenderId', { tenderId: String(tenderAdvertisementId) });

/**
 * Returns the paths of a tender's printable document and bidder registration, with a hidden id (spec 2.8, 2.9); the
 * path of the list until the key is loaded.
 */
export function useTenderPaths({ tenderAdvertisementId, letterNo }: Tender) {
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
