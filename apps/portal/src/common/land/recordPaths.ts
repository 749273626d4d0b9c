/** Returns the path of the page of a plot. */
export const buildPlotPath = (plotCode: string): string =>
  `/officer/land/plot?${new URLSearchParams({ code: plotCode })}`;

/** Returns the path of the page of a khatiyan. */
export const buildKhatiyanPath = (khataNoId: number): string =>
  `/officer/land/khatiyan?${new URLSearchParams({ id: String(khataNoId) })}`;

/** Returns the code of the plot in an address; undefined without one. */
export const parsePlotCode = (address: URLSearchParams): string | undefined =>
  address.get('code')?.trim().slice(0, 40) || undefined;

/** Returns the id of the khatiyan in an address; undefined without one. */
export function parseKhatiyanId(address: URLSearchParams): number | undefined {
  const id = Number(address.get('id'));
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
}
