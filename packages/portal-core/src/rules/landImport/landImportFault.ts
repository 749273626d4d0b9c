/** What can be wrong with a cell, an outline or a row of an imported file. */
export type LandFaultKind =
  | 'empty'
  | 'tooLong'
  | 'badCharacters'
  | 'badShape'
  | 'notNumber'
  | 'outOfRange'
  | 'notDate'
  | 'notInList'
  | 'cellCount'
  | 'unknownPlace'
  | 'unknownKisam'
  | 'ambiguousPlace'
  | 'duplicate'
  | 'contradiction'
  | 'taken'
  | 'retired'
  | 'inUse'
  | 'outlineShape'
  | 'outlineParts'
  | 'outlineTooLarge'
  | 'outlineOutside'
  | 'outlineCrossing'
  | 'outlineOverlap'
  | 'outlineOutsidePlace';

/** The faults with which a record can be stored all the same, when the operator accepts them. */
export const acceptableLandFaults = [
  'unknownKisam',
  'outlineOverlap',
  'outlineOutsidePlace',
] as const satisfies readonly LandFaultKind[];

/** A fault that the operator can accept. */
export type AcceptableLandFault = (typeof acceptableLandFaults)[number];

/** A fault of a row: the field, or `outline` or `row`, what is wrong, and a limit or a list that explains it. */
export interface LandFault {
  field: string;
  kind: LandFaultKind;
  detail?: string;
}
