import type { AddressPurpose } from '@temple-land/portal-core';

/** Returns the query key under which the hidden text of an address is cached. */
export const getHiddenAddressQueryKey = (purpose: AddressPurpose, address: string) =>
  ['openedAddress', purpose, address] as const;
