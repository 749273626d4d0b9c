import type { LandFault } from '@temple-land/portal-core';

/** A fault with its place: the table by its position in the import, and the row. */
export interface PlacedFault extends LandFault {
  source: number;
  row: number;
  /** The text of the cell. */
  text?: string;
}

const mostFaults = 100_000;

/** The faults of an import, at most 100,000, and how many there are altogether. */
export interface FaultList {
  readonly faults: PlacedFault[];
  total: number;
}

export const createFaultList = (): FaultList => ({ faults: [], total: 0 });

/** Adds a fault to a list. */
export function addFault(list: FaultList, fault: PlacedFault): void {
  list.total += 1;
  if (list.faults.length < mostFaults) list.faults.push(fault);
}
