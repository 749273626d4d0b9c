import type { EntityName } from '../admin/entities.ts';

/** An entry of the record: the list and the field of the administrators' form that has it. */
interface CorrectionTarget {
  entity: Extract<EntityName, 'plot' | 'khatian'>;
  name: string;
}

/**
 * The entries whose errors can be reported, those of the plot first, with the field in which each is corrected, or the
 * detail of the plot.
 */
export const correctionTargets = {
  plotNo: { entity: 'plot', name: 'number' },
  khatiyan: { entity: 'plot', name: 'khatiyanId' },
  kisam: { entity: 'plot', name: 'kisam' },
  area: { entity: 'plot', name: 'area' },
  possession: { entity: 'plot', name: 'status' },
  outline: { entity: 'plot', name: 'ring' },
  sabikNo: { entity: 'plot', name: 'sabikNo' },
  north: { entity: 'plot', name: 'north' },
  east: { entity: 'plot', name: 'east' },
  south: { entity: 'plot', name: 'south' },
  west: { entity: 'plot', name: 'west' },
  chaka: { entity: 'plot', name: 'chaka' },
  presentUse: { entity: 'plot', name: 'presentUse' },
  structure: { entity: 'plot', name: 'structure' },
  remarks: { entity: 'plot', name: 'remarks' },
  khatiyanNo: { entity: 'khatian', name: 'number' },
  ownerLine: { entity: 'khatian', name: 'ownerLine' },
  marfatdar: { entity: 'khatian', name: 'marfatdar' },
  satwa: { entity: 'khatian', name: 'satwa' },
  rent: { entity: 'khatian', name: 'rent' },
  cess: { entity: 'khatian', name: 'cess' },
  rorStatus: { entity: 'khatian', name: 'rorStatus' },
  publishedOn: { entity: 'khatian', name: 'publishedOn' },
} as const satisfies Readonly<Record<string, CorrectionTarget>>;

/** An entry of the record whose errors can be reported. */
export type CorrectionField = keyof typeof correctionTargets;

/** The entries in the order of the form. */
export const correctionFields = Object.keys(correctionTargets) as CorrectionField[];

/** The most characters of the details of a plot whose errors can be reported: what the back page of the record has. */
export const plotDetailMax = {
  sabikNo: 30,
  north: 120,
  east: 120,
  south: 120,
  west: 120,
  chaka: 60,
  presentUse: 80,
  structure: 80,
  remarks: 500,
} as const;

/** A detail of a plot that a correction request can change. */
export type PlotDetailName = keyof typeof plotDetailMax;

/** Returns whether a field is such a detail of a plot. */
export const isPlotDetail = (name: string): name is PlotDetailName =>
  Object.hasOwn(plotDetailMax, name);

/** The entries that anybody reads in the plot check. */
export const publicCorrectionFields: ReadonlySet<CorrectionField> = new Set([
  'plotNo',
  'khatiyan',
  'kisam',
  'area',
  'khatiyanNo',
]);
