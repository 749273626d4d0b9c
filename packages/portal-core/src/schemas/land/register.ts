import * as v from 'valibot';
import { answer, Id, Refusal, text, Ymd } from '../common.ts';

const isInCalendar = (day: string) => {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
};

/** An existing date yyyy-MM-dd in the years 1900 to 2199. */
const Day = v.pipe(Ymd, v.regex(/^(19|20|21)/), v.check(isInCalendar));

export const TahasilPlotListRequest = v.object({ districtCode: Id, tahasilCode: Id });
export const TahasilPlot = v.object({
  plotCode: v.string(),
  khataNo: v.string(),
  /** Acres. */
  area: v.number(),
});
export type TahasilPlot = v.InferOutput<typeof TahasilPlot>;
export const TahasilPlotListAnswer = answer(v.array(TahasilPlot));

/** A part of a list; `next` is the cursor of the following rows, undefined at the end. */
const pageAfter = <Row extends v.GenericSchema>(row: Row) =>
  v.union([
    v.object({ status: v.literal(200), result: v.array(row), next: v.optional(Id) }),
    Refusal,
  ]);

export const VerificationRequest = v.object({
  districtCode: v.optional(Id),
  tahasilCode: v.optional(Id),
  after: v.optional(Id),
});
/** A completed verification of the use of a plot. */
export const VerificationRow = v.object({
  verificationId: Id,
  plotCode: v.string(),
  khataNo: v.string(),
  mouza_name: v.string(),
  tehsil_name: v.string(),
  completedOn: v.string(),
  recordedUse: v.string(),
  foundUse: v.string(),
  verifiedBy: v.string(),
  remark: v.string(),
});
export type VerificationRow = v.InferOutput<typeof VerificationRow>;
export const VerificationAnswer = pageAfter(VerificationRow);

export const SaleCaseReportRequest = v.object({ fromDate: Day, toDate: Day });

const area = {
  districtCode: v.optional(Id),
  tahasilCode: v.optional(Id),
  villageCode: v.optional(Id),
  khataNo: v.optional(text(30)),
};
export const PlotSaleReportRequest = v.object(area);
export const LandFilterRequest = v.object({ ...area, after: v.optional(Id) });
/** A plot with its district, tahasil and mouza. */
export const LandFilterRow = v.object({
  plotId: Id,
  plotCode: v.string(),
  plotNo: v.string(),
  khataNo: v.string(),
  mouza_name: v.string(),
  tehsil_name: v.string(),
  district_name: v.string(),
  kissam: v.string(),
  area: v.number(),
  status: v.string(),
});
export type LandFilterRow = v.InferOutput<typeof LandFilterRow>;
export const LandFilterAnswer = pageAfter(LandFilterRow);
