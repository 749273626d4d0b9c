import type { AddressPurpose } from '@temple-land/portal-core';

/** Returns the query key of what an address hides. */
export const getHiddenAddressQueryKey = (purpose: AddressPurpose, address: string) =>
  ['openedAddress', purpose, address] as const;
