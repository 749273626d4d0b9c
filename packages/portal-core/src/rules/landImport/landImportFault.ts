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
  | 'ambiguousPlace'
  | 'duplicate'
  | 'taken'
  | 'retired'
  | 'inUse'
  | 'outlineShape'
  | 'outlineParts'
  | 'outlineTooLarge'
  | 'outlineOutside'
  | 'outlineCrossing';

/** A fault of a row: the field, or `outline` or `row`, what is wrong, and a limit or a list that explains it. */
export interface LandFault {
  field: string;
  kind: LandFaultKind;
  detail?: string;
}
