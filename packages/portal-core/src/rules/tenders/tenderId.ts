const largestId = 2 ** 31 - 1;

/** Builds the text to seal in the address of a tender document: id, colon, letter number. */
export function formatTenderReference(tenderId: number, letterNo: string): string {
  return `${tenderId}:${letterNo === '' ? 'tender' : letterNo}`;
}

/**
 * Parses the tender id from the text of an opened address: the part before the first colon (spec 2.9). Undefined
 * when it is empty, "null" or not an id, or when the address could not be opened.
 */
export function parseTenderId(decoded: string | null | undefined): number | undefined {
  const [first = ''] = (decoded ?? '').split(':');
  if (!/^[1-9]\d{0,9}$/.test(first)) return undefined;
  const id = Number(first);
  return id <= largestId ? id : undefined;
}
