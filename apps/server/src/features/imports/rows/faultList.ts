import {
  referenceFields,
  type AcceptableFault,
  type CellFault,
  type ImportFaultKind,
} from '@temple-land/portal-core';

/** A fault with its place: the table by its position in the import, and the row. */
export interface PlacedFault extends CellFault {
  source: number;
  row: number;
  /** The text of the cell. */
  text?: string;
  /** Whether the record is imported all the same. */
  isAccepted?: boolean;
}

const mostFaults = 100_000;

/** The faults of an import, at most 100,000, and how many there are that prevent it and that are accepted. */
export interface FaultList {
  readonly accepted: ReadonlySet<ImportFaultKind>;
  /** The tables that repeat a record in many rows; the lower records of the rows have the faults of its place. */
  readonly repeated: ReadonlySet<number>;
  readonly faults: PlacedFault[];
  total: number;
  acceptedTotal: number;
}

/** Returns an empty list of faults, for an import that accepts some kinds of them. */
export const createFaultList = (
  accepted: readonly AcceptableFault[] = [],
  repeated: readonly number[] = [],
): FaultList => ({
  accepted: new Set(accepted),
  repeated: new Set(repeated),
  faults: [],
  total: 0,
  acceptedTotal: 0,
});

const placeFields: ReadonlySet<string> = new Set([...referenceFields, 'number', 'nameEn', 'row']);

/** Adds a fault to a list. */
export function addFault(list: FaultList, fault: PlacedFault): void {
  if (list.repeated.has(fault.source) && placeFields.has(fault.field)) return;
  const isAccepted = list.accepted.has(fault.kind);
  if (isAccepted) list.acceptedTotal += 1;
  else list.total += 1;
  if (list.faults.length >= mostFaults) return;
  list.faults.push(isAccepted ? { ...fault, isAccepted } : fault);
}
