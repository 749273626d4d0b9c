/** A khatiyan that the map is asked to show. */
export interface LandOnMap {
  khataNoId: number;
  khataNo: string;
  mouza: string;
}

/** Returns the path of the Web GIS that shows a khatiyan: the words that find it, and which of the found it is. */
export function pathOnMap({ khataNoId, khataNo, mouza }: LandOnMap): string {
  const find = `khatiyan ${khataNo} ${mouza}`;
  return `/officer/explore-map?${new URLSearchParams({ find, khatiyan: String(khataNoId) })}`;
}

/** Returns the words and the khatiyan of such a path; no words when it asks for none. */
export const askedOnMap = (address: URLSearchParams) => ({
  text: (address.get('find') ?? '').trim().slice(0, 100),
  khataNoId: Number(address.get('khatiyan')),
});
