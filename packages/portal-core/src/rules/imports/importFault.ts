import type { ImportFaultKind } from '../../schemas/admin/importKinds.ts';

/** A fault of a row: the field, or `outline` or `row`, what is wrong, and a limit or a list that explains it. */
export interface CellFault {
  field: string;
  kind: ImportFaultKind;
  detail?: string;
}
