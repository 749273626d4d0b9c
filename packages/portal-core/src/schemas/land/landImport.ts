/** The records of the land register, from the highest place to the plot; a record needs those before it. */
export const landEntities = ['district', 'tahasil', 'mouza', 'khatiyan', 'plot'] as const;

/** A kind of record of the land register. */
export type LandEntity = (typeof landEntities)[number];

/** What can be wrong with a cell, an outline or a row of an imported file. */
export const landFaultKinds = [
  'empty',
  'tooLong',
  'badCharacters',
  'badShape',
  'notNumber',
  'outOfRange',
  'notDate',
  'notInList',
  'cellCount',
  'unknownPlace',
  'unknownKisam',
  'ambiguousPlace',
  'duplicate',
  'contradiction',
  'taken',
  'retired',
  'inUse',
  'outlineShape',
  'outlineParts',
  'outlineTooLarge',
  'outlineOutside',
  'outlineCrossing',
  'outlineOverlap',
  'outlineOutsidePlace',
] as const;

/** A kind of fault. */
export type LandFaultKind = (typeof landFaultKinds)[number];

/** The faults with which a record can be stored all the same, when the operator accepts them. */
export const acceptableLandFaults = [
  'unknownKisam',
  'outlineOverlap',
  'outlineOutsidePlace',
] as const satisfies readonly LandFaultKind[];

/** A fault that the operator can accept. */
export type AcceptableLandFault = (typeof acceptableLandFaults)[number];
