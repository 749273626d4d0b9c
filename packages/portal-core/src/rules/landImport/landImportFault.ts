import type { LandFaultKind } from '../../schemas/land/landImport.ts';

/** A fault of a row: the field, or `outline` or `row`, what is wrong, and a limit or a list that explains it. */
export interface LandFault {
  field: string;
  kind: LandFaultKind;
  detail?: string;
}
