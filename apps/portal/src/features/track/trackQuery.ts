/** Type and number of an application to track. */
export interface TrackQuery {
  /** 1, 2 or 3; 0 of the placeholder without a type. */
  applicationType: string;
  applicationNo: string;
}

const numberMaxCharacters = 60;

/** Returns `type` and `number` of an address; invalid values are left out. */
export function parseTrackQuery(parameters: Pick<URLSearchParams, 'get'>): TrackQuery {
  const type = parameters.get('type') ?? '';
  const number = (parameters.get('number') ?? '').trim();
  return {
    applicationType: /^[123]$/.test(type) ? type : '0',
    applicationNo: number.length <= numberMaxCharacters ? number : '',
  };
}
