/** The records of the land register, from the highest place to the plot; a record needs those before it. */
export const landEntities = ['district', 'tahasil', 'mouza', 'khatiyan', 'plot'] as const;

/** A kind of record of the land register. */
export type LandEntity = (typeof landEntities)[number];

/** The lists of administrators that can be imported. */
export const listEntities = [
  'tender',
  'kisam',
  'satwa',
  'rate',
  'contact',
  'faq',
  'holiday',
] as const;

/** A list of administrators that can be imported. */
export type ListEntity = (typeof listEntities)[number];

/**
 * The records of the registers that an office brings along, and of lists; they need those of the land register that
 * they name.
 */
export const registerEntities = [
  'officer',
  'citizen',
  'lease',
  'encroachment',
  'saleCase',
  'courtCase',
  'landApplication',
  ...listEntities,
] as const;

/** A kind of record of a register. */
export type RegisterEntity = (typeof registerEntities)[number];

/** All kinds of records that can be imported, in the order in which they are written. */
export const importEntities = [...landEntities, ...registerEntities] as const;

/** What is written together with a record, into tables of its own. */
export const importDetails = ['plotDetail', 'applicationStep', 'caseDetail', 'caseParty'] as const;

/** A kind of record that can be imported. */
export type ImportEntity = (typeof importEntities)[number];

/** Returns whether a kind of record belongs to the land register. */
export const isLandEntity = (entity: ImportEntity): entity is LandEntity =>
  landEntities.some((one) => one === entity);

/** What can be wrong with a cell, an outline or a row of an imported file. */
export const importFaultKinds = [
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
  'unknownRecord',
  'needed',
  'differs',
  'unfit',
  'overlap',
  'nobody',
  'outlineShape',
  'outlineParts',
  'outlineTooLarge',
  'outlineOutside',
  'outlineCrossing',
  'outlineOverlap',
  'outlineOutsidePlace',
] as const;

/** A kind of fault. */
export type ImportFaultKind = (typeof importFaultKinds)[number];

/** The faults with which a record can be stored all the same, when the operator accepts them. */
export const acceptableFaults = [
  'unknownKisam',
  'outlineOverlap',
  'outlineOutsidePlace',
] as const satisfies readonly ImportFaultKind[];

/** A fault that the operator can accept. */
export type AcceptableFault = (typeof acceptableFaults)[number];
