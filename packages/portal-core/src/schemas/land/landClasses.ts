/** The classes of kisams, by which land is charted and leased. */
export const kisamClasses = [
  'irrigated',
  'wet',
  'dry',
  'horticulture',
  'homestead',
  'commercial',
  'industrial',
  'religious',
  'fallow',
  'waste',
  'communal',
  'water',
  'forest',
  'sand',
  'stone',
] as const;

/** The classes of satwas: by which kind of right the land of a khatiyan is held. */
export const satwaClasses = ['deity', 'tenancy', 'rentFree', 'service', 'government'] as const;
