import { formatIndianDateTime } from '@temple-land/portal-core';

/** Returns an ISO date-time as date and time in India: yyyy-MM-ddTHH:mm. */
export const formatIsoInIndia = (iso: string): string => formatIndianDateTime(new Date(iso));

/** Returns the ISO date-time of a date and time in India, yyyy-MM-ddTHH:mm. */
export const toIsoDateTime = (local: string): string => `${local}:00+05:30`;
