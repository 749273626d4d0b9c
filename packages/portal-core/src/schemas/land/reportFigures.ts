import * as v from 'valibot';

/** The figures of a tahasil or a mouza; areas are in acres. */
export const figures = {
  khatiyans: v.number(),
  plots: v.number(),
  area: v.number(),
  areaFinal: v.number(),
  areaNotFinal: v.number(),
  areaLeased: v.number(),
  areaSold: v.number(),
  areaApplied: v.number(),
  areaCases: v.number(),
  areaReported: v.number(),
  areaEncroached: v.number(),
  areaVacant: v.number(),
  areaQuarry: v.number(),
  /** The completed verifications of the use of plots. */
  verifications: v.number(),
  /** Yearly rent of the khatiyans in rupees. */
  amount: v.number(),
};

/** The acres that registers contain, and the completed verifications. */
export const heldAreas = {
  areaLeased: v.number(),
  areaSold: v.number(),
  areaEncroached: v.number(),
  verifications: v.number(),
};
