const indianParts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Gives a moment of the wire as the time in India that a field shows: yyyy-MM-ddTHH:mm. */
export const localOf = (iso: string): string => indianParts.format(new Date(iso)).replace(' ', 'T');

/** Gives the moment of the wire for a time in India, yyyy-MM-ddTHH:mm. */
export const momentOf = (local: string): string => `${local}:00+05:30`;
