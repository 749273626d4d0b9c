import * as v from 'valibot';
import { answer, captchaAnswer, filled, Id, Moment, text } from '../common.ts';

/** Checks whether a plot of a mouza is recorded in the deity's name; the khatiyan is optional. */
export const PlotCheckRequest = v.object({
  villageCode: Id,
  plotNo: filled(30),
  khataNo: v.optional(text(30)),
  ...captchaAnswer,
});

/** `unknown`: the record of the plot is not final, or the number exists only elsewhere. */
export const PlotVerdict = v.picklist(['yes', 'no', 'unknown']);
export type PlotVerdict = v.InferOutput<typeof PlotVerdict>;

/** The result of the plot check, without personal data. */
export const PlotCheck = v.object({
  recorded: PlotVerdict,
  district_name: v.string(),
  tehsil_name: v.string(),
  mouza_name: v.string(),
  plotNo: v.string(),
  khataNo: v.string(),
  /** Acres; null unless the plot is recorded. */
  area: v.nullable(v.number()),
  kissam: v.string(),
  /** The acres of the plot by the land record; null unless the plot is recorded. */
  areaLeased: v.nullable(v.number()),
  areaSold: v.nullable(v.number()),
  areaEncroached: v.nullable(v.number()),
  /** The day on which the use of the plot was last verified. */
  verifiedOn: v.nullable(v.string()),
  /** The time of the check. */
  asOn: Moment,
  /** When the record of the plot was last updated from its source. */
  recordedOn: v.nullable(Moment),
});
export type PlotCheck = v.InferOutput<typeof PlotCheck>;
export const PlotCheckAnswer = answer(PlotCheck);

const work = {
  received: v.number(),
  pending: v.number(),
  approved: v.number(),
  rejected: v.number(),
  closed: v.number(),
  /** The median of the days from receipt to decision; null without a decision. */
  medianDays: v.nullable(v.number()),
};

export const DistrictFigures = v.object({
  district_name: v.string(),
  tahasils: v.number(),
  mouzas: v.number(),
  khatiyans: v.number(),
  plots: v.number(),
  /** Acres. */
  area: v.number(),
  areaFinal: v.number(),
  areaLeased: v.number(),
  areaEncroached: v.number(),
});
export type DistrictFigures = v.InferOutput<typeof DistrictFigures>;
/** The land of a tahasil. */
export const TahasilLand = v.object({
  district_name: v.string(),
  tehsil_name: v.string(),
  mouzas: v.number(),
  khatiyans: v.number(),
  plots: v.number(),
  /** Acres. */
  area: v.number(),
});
export type TahasilLand = v.InferOutput<typeof TahasilLand>;
export const TypeFigures = v.object({ applicationType: v.number(), ...work });
export type TypeFigures = v.InferOutput<typeof TypeFigures>;
export const TahasilFigures = v.object({
  district_name: v.string(),
  tehsil_name: v.string(),
  ...work,
});
export type TahasilFigures = v.InferOutput<typeof TahasilFigures>;
/** The reports of illegitimate use of a mouza, without anything about who reported or is reported. */
export const MouzaReports = v.object({
  district_name: v.string(),
  tehsil_name: v.string(),
  mouza_name: v.string(),
  received: v.number(),
  pending: v.number(),
  transferred: v.number(),
  rejected: v.number(),
});
export type MouzaReports = v.InferOutput<typeof MouzaReports>;
export const MonthFigures = v.object({
  /** yyyy-MM */
  month: v.string(),
  received: v.number(),
  decided: v.number(),
});
export type MonthFigures = v.InferOutput<typeof MonthFigures>;

/** The public figures: recorded land, and applications with their processing times. */
export const PublicStatistics = v.object({
  asOn: Moment,
  districts: v.array(DistrictFigures),
  land: v.array(TahasilLand),
  types: v.array(TypeFigures),
  tahasils: v.array(TahasilFigures),
  months: v.array(MonthFigures),
  /** The mouzas with a report, by district, tahasil and name. */
  mouzaReports: v.array(MouzaReports),
});
export type PublicStatistics = v.InferOutput<typeof PublicStatistics>;
export const PublicStatisticsAnswer = answer(PublicStatistics);
