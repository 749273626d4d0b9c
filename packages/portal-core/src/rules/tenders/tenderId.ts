const largestId = 2 ** 31 - 1;

/** Gives the text that an address of a tender document hides: the id, a colon, the letter number. */
export function tenderAddressText(tenderId: number, letterNo: string): string {
  return `${tenderId}:${letterNo === '' ? 'tender' : letterNo}`;
}

/**
 * Gives the tender id of a decoded address: what stands before the first colon (spec 2.9). Undefined
 * when that is empty, "null" or no id, or when nothing could be decoded.
 */
export function tenderIdOf(decoded: string | null | undefined): number | undefined {
  const [first = ''] = (decoded ?? '').split(':');
  if (!/^[1-9]\d{0,9}$/.test(first)) return undefined;
  const id = Number(first);
  return id <= largestId ? id : undefined;
}
