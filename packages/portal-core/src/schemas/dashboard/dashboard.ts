import * as v from 'valibot';
import { ageBands } from '../applications/inbox.ts';
import { StageCount } from '../applications/officerSummary.ts';
import { ApplicationType } from '../applications/track.ts';
import { answer, Id, Moment, Ymd } from '../common.ts';

/** What narrows a dashboard and its lists; the days are those of receipt in Indian time, both included. */
export const DashboardFilter = v.object({
  districtCode: v.optional(Id),
  tahasilCode: v.optional(Id),
  /** A mouza. */
  villageCode: v.optional(Id),
  applicationType: v.optional(ApplicationType),
  receivedFrom: v.optional(Ymd),
  receivedTo: v.optional(Ymd),
});
export type DashboardFilter = v.InferOutput<typeof DashboardFilter>;

/** The applications of the area by urgency, and those that were decided in the present month. */
export const DashboardTiles = v.object({
  pending: v.number(),
  overdue: v.number(),
  /** Due within the next seven days. */
  dueSoon: v.number(),
  /** Approved or rejected in the present month. */
  decided: v.number(),
  /** The requested acres of those decided in the present month. */
  decidedArea: v.number(),
  /** The median of the whole days from receipt to decision of all decided ones; null without a decision. */
  medianDays: v.nullable(v.number()),
  /** The decided ones behind the median. */
  everDecided: v.number(),
});

/** Open applications by the days since receipt. */
export const AgeCount = v.object({
  ageBand: v.picklist(ageBands),
  inTime: v.number(),
  overdue: v.number(),
});

/** Applications received, and decided, in a month, yyyy-MM in Indian time. */
export const MonthFlow = v.object({ month: v.string(), received: v.number(), decided: v.number() });

/** Reports of illegitimate use of one kind by outcome. */
export const ReportOutcome = v.object({
  kind: v.string(),
  pending: v.number(),
  transferred: v.number(),
  rejected: v.number(),
});

/** Cases under section 16-A; each later stage is a part of the earlier one. */
export const CaseFigures = v.object({
  filed: v.number(),
  ordered: v.number(),
  possession: v.number(),
  recoveredArea: v.number(),
});

/** Plots and acres of one class. */
export const LandShare = v.object({ name: v.string(), plots: v.number(), area: v.number() });
export type LandShare = v.InferOutput<typeof LandShare>;

/** Land by the class of its kisam, by satwa and by the state of the record of rights, largest first. */
export const LandFigures = v.object({
  kisams: v.array(LandShare),
  satwas: v.array(LandShare),
  ror: v.array(LandShare),
});

/** Active leases that end within 30, 90 and 180 days, and those whose yearly rent is due. */
export const LeaseFigures = v.object({
  ending30: v.number(),
  ending90: v.number(),
  ending180: v.number(),
  due: v.number(),
  /** Rupees. */
  dues: v.number(),
});

/** Tenders of the state: open, closing within seven days, bids, and decided quarry applications. */
export const TenderFigures = v.object({
  open: v.number(),
  closing: v.number(),
  bids: v.number(),
  results: v.number(),
});

/**
 * The figures of a district, of a tahasil where the dashboard is that of one district, or of a mouza for the officers of
 * one tahasil.
 */
export const PlaceFigures = v.object({
  code: Id,
  name: v.string(),
  /** Longitude and latitude in degrees; empty without an outline. */
  outline: v.array(v.tuple([v.number(), v.number()])),
  pending: v.number(),
  overdue: v.number(),
  dueSoon: v.number(),
  /** This month. */
  decided: v.number(),
  reports: v.number(),
  cases: v.number(),
  possessions: v.number(),
  leases: v.number(),
  plots: v.number(),
  area: v.number(),
  areaFinal: v.number(),
});
export type PlaceFigures = v.InferOutput<typeof PlaceFigures>;

export const Dashboard = v.object({
  asOn: Moment,
  tiles: DashboardTiles,
  stages: v.array(StageCount),
  ages: v.array(AgeCount),
  /** Twelve months, oldest first. */
  months: v.array(MonthFlow),
  reports: v.array(ReportOutcome),
  cases: CaseFigures,
  land: LandFigures,
  leases: LeaseFigures,
  tenders: TenderFigures,
  placeLevel: v.picklist(['district', 'tahasil', 'mouza']),
  places: v.array(PlaceFigures),
});
export type Dashboard = v.InferOutput<typeof Dashboard>;
export const DashboardAnswer = answer(Dashboard);
