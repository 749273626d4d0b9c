/** A khatiyan to show on the map. */
export interface KhatiyanOnMap {
  khataNoId: number;
  khataNo: string;
  mouza: string;
}

/** Returns the path of the Web GIS that shows a khatiyan, with the search text and its id. */
export function buildKhatiyanMapPath({ khataNoId, khataNo, mouza }: KhatiyanOnMap): string {
  const find = `khatiyan ${khataNo} ${mouza}`;
  return `/officer/explore-map?${new URLSearchParams({ find, khatiyan: String(khataNoId) })}`;
}

/** Returns the search text and the khatiyan id of such a path; '' without a search. */
export const parseKhatiyanMapQuery = (address: URLSearchParams) => ({
  text: (address.get('find') ?? '').trim().slice(0, 100),
  khataNoId: Number(address.get('khatiyan')),
});
