import { toIndianTime } from '@temple-land/portal-core';

/** Returns a moment of the wire as the time in India that a field shows: yyyy-MM-ddTHH:mm. */
export const localOf = (iso: string): string => toIndianTime(new Date(iso));

/** Returns the moment of the wire for a time in India, yyyy-MM-ddTHH:mm. */
export const momentOf = (local: string): string => `${local}:00+05:30`;
