/** What an address asks to be tracked. */
export interface Wanted {
  /** 1, 2 or 3; the placeholder's 0 for none of them. */
  applicationType: string;
  applicationNo: string;
}

const longestNumber = 60;

/** Reads `type` and `number` of an address; what cannot be meant is left out. */
export function wantedOf(parameters: Pick<URLSearchParams, 'get'>): Wanted {
  const type = parameters.get('type') ?? '';
  const number = (parameters.get('number') ?? '').trim();
  return {
    applicationType: /^[123]$/.test(type) ? type : '0',
    applicationNo: number.length <= longestNumber ? number : '',
  };
}
