import * as v from 'valibot';
import { Id, Moment, Refusal } from '../common.ts';
import { PlotEvent } from './plotEvents.ts';
import { figures, heldAreas } from './reportFigures.ts';

/** The four land information reports, named after their rows. */
export const ReportLevel = v.picklist(['tahasil', 'mouza', 'khatiyan', 'plot']);
export type ReportLevel = v.InferOutput<typeof ReportLevel>;

const parents = {
  tahasil: [],
  mouza: ['tahasilCode'],
  khatiyan: ['tahasilCode', 'villageCode'],
  plot: ['tahasilCode', 'villageCode', 'khataNoId'],
} as const;

/** The report and its area: a khatiyan report needs the mouza and all levels above it. */
export const LandInformationRequest = v.pipe(
  v.object({
    level: ReportLevel,
    districtCode: Id,
    tahasilCode: v.optional(Id),
    villageCode: v.optional(Id),
    khataNoId: v.optional(Id),
  }),
  v.check((request) => parents[request.level].every((key) => request[key] !== undefined)),
);

/** A tahasil or a mouza with its figures; areas are in acres. `count` is the number of its children. */
export const PlaceRow = v.object({
  code: v.string(),
  name: v.string(),
  nameOr: v.string(),
  nameHi: v.string(),
  /** False if the Odia or Hindi name is transliterated by a rule. */
  namesConfirmed: v.boolean(),
  thanaNo: v.string(),
  count: v.number(),
  ...figures,
  lastUpdated: v.nullable(Moment),
});
export type PlaceRow = v.InferOutput<typeof PlaceRow>;
export const PlaceTotals = v.object({ count: v.number(), ...figures });
export type PlaceTotals = v.InferOutput<typeof PlaceTotals>;

export const RorStatus = v.picklist(['final', 'draft', 'missing']);
export type RorStatus = v.InferOutput<typeof RorStatus>;

/** The number of plots of a khatiyan in each state of possession. */
export const Possession = v.object({
  available: v.number(),
  leased: v.number(),
  sold: v.number(),
  applied: v.number(),
  disputed: v.number(),
  temple: v.number(),
});
export type Possession = v.InferOutput<typeof Possession>;

const dues = {
  count: v.number(),
  area: v.number(),
  amount: v.number(),
  cess: v.number(),
  ...Possession.entries,
  ...heldAreas,
  applications: v.number(),
  cases: v.number(),
};

/** A khatiyan; `name` is its number, `count` its plots, `amount` its rent in rupees. */
export const KhatiyanRow = v.object({
  code: v.string(),
  name: v.string(),
  ownerLine: v.string(),
  marfatdar: v.string(),
  satwa: v.string(),
  rorStatus: RorStatus,
  publishedOn: v.nullable(v.string()),
  ...dues,
});
export type KhatiyanRow = v.InferOutput<typeof KhatiyanRow>;
export const KhatiyanTotals = v.object(dues);
export type KhatiyanTotals = v.InferOutput<typeof KhatiyanTotals>;

/** A plot; `name` is its current number, `amount` the yearly rent of its lease in rupees. */
export const PlotRow = v.object({
  code: v.string(),
  name: v.string(),
  count: v.number(),
  sabikNo: v.string(),
  chaka: v.string(),
  kisam: v.string(),
  kisamClass: v.string(),
  area: v.number(),
  areaDecimal: v.number(),
  areaHectare: v.number(),
  north: v.string(),
  east: v.string(),
  south: v.string(),
  west: v.string(),
  status: v.picklist(['available', 'leased', 'sold', 'applied', 'disputed', 'temple']),
  presentUse: v.string(),
  /** The masked name of the occupant. */
  occupant: v.string(),
  since: v.nullable(v.number()),
  structure: v.string(),
  geometryLevel: v.string(),
  gisArea: v.number(),
  /** The deviation of the area on the map from the recorded area, in percent of the recorded area. */
  difference: v.number(),
  ...heldAreas,
  /** The day of the last completed verification. */
  verifiedOn: v.nullable(v.string()),
  leaseNo: v.string(),
  /** The numbers of ordered sales. */
  saleNo: v.string(),
  amount: v.number(),
  caseNo: v.string(),
  remarks: v.string(),
});
export type PlotRow = v.InferOutput<typeof PlotRow>;
export const PlotTotals = v.object({
  count: v.number(),
  area: v.number(),
  areaDecimal: v.number(),
  areaHectare: v.number(),
  gisArea: v.number(),
  ...heldAreas,
  amount: v.number(),
});
export type PlotTotals = v.InferOutput<typeof PlotTotals>;

/** The names of the report's area, down to its level. */
export const ReportPlace = v.object({
  district_name: v.string(),
  tehsil_name: v.optional(v.string()),
  mouza_name: v.optional(v.string()),
  khata_no: v.optional(v.string()),
});
export type ReportPlace = v.InferOutput<typeof ReportPlace>;

/** The details of a khatiyan in the record of rights; rent and cess in rupees. */
export const KhatiyanFacts = v.object({
  ownerLine: v.string(),
  marfatdar: v.string(),
  rent: v.number(),
  cess: v.number(),
});
export type KhatiyanFacts = v.InferOutput<typeof KhatiyanFacts>;

const report = <
  Level extends ReportLevel,
  Row extends v.GenericSchema,
  Totals extends v.GenericSchema,
>(
  level: Level,
  row: Row,
  totals: Totals,
) =>
  v.object({
    status: v.literal(200),
    level: v.literal(level),
    place: ReportPlace,
    /** The creation time of the report. */
    asOn: Moment,
    result: v.array(row),
    totals,
    /** The fields that the role may not see: empty or 0 in every row; absent without any. */
    withheld: v.optional(v.array(v.string())),
  });

export const LandInformationAnswer = v.union([
  report('tahasil', PlaceRow, PlaceTotals),
  report('mouza', PlaceRow, PlaceTotals),
  report('khatiyan', KhatiyanRow, KhatiyanTotals),
  v.object({
    ...report('plot', PlotRow, PlotTotals).entries,
    khatiyan: KhatiyanFacts,
    /** The history of the plots, newest first. */
    events: v.array(PlotEvent),
  }),
  Refusal,
]);

/** A land information report: the result of status 200. */
export type LandInformation = Extract<
  v.InferOutput<typeof LandInformationAnswer>,
  { level: ReportLevel }
>;
