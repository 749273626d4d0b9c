import * as v from 'valibot';
import { nonNegativeNumber } from '../../validators/values/characters.ts';
import { answer, filled, Id, Moment, text, Ymd } from '../common.ts';
import { GeoPoint } from '../land/geoPoint.ts';
import { CaseRequest, PlotOutline } from './casePage.ts';
import { TempId } from './documents.ts';
import { Officer } from './inbox.ts';
import { ApplicationType } from './track.ts';

/** The ways in which land is used, as a land application names them. */
export const presentUses = ['vacant', 'homestead', 'farm', 'shop', 'institution', 'other'] as const;
/** What is built on it. */
export const structures = ['none', 'kutcha', 'pucca'] as const;
/** The sides of a plot whose boundary is described. */
export const boundarySides = ['north', 'east', 'south', 'west'] as const;
/** What the field staff recommends: the first three about an application, the others about a report of illegitimate use. */
export const fieldRecommendations = ['grant', 'grantPart', 'refuse', 'action', 'noAction'] as const;
export type FieldRecommendation = (typeof fieldRecommendations)[number];

/** The most plots, people and photos of a field report. */
export const fieldReportMax = { plots: 10, people: 20, photos: 12 } as const;

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
/** An id that a device creates. */
export const Uuid = v.pipe(v.string(), v.regex(uuidPattern));

/** The time of a device's clock, which may be wrong. */
const DeviceTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((value) => Date.parse(value) > 0),
);

/** Decimals of an acre (1/100 acre), or empty. */
const decimals = v.pipe(
  v.string(),
  v.trim(),
  v.union([v.literal(''), nonNegativeNumber({ whole: 7, decimals: 2 })('apply.area.number')]),
);

const orEmpty = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(['', ...options]);

/** What was seen on one plot; in a draft everything but the number may be empty. */
export const FieldPlot = v.object({
  plotNo: text(30),
  measuredDecimals: decimals,
  presentUse: orEmpty(presentUses),
  structure: orEmpty(structures),
  north: text(120),
  east: text(120),
  south: text(120),
  west: text(120),
});
export type FieldPlot = v.InferOutput<typeof FieldPlot>;

/** A person who was met on the place. */
export const FieldPerson = v.object({ name: text(100), relation: text(60) });
export type FieldPerson = v.InferOutput<typeof FieldPerson>;

const photo = {
  photoId: Uuid,
  /** The kind of document: a photo, or the notes of the inspection (panchanama). */
  kind: v.picklist([3, 6]),
  fileName: filled(100),
  takenAt: DeviceTime,
  position: v.nullable(GeoPoint),
};

const content = {
  /** When the place was visited, by the device's clock; empty in a draft. */
  visitedAt: v.union([v.literal(''), DeviceTime]),
  plots: v.pipe(v.array(FieldPlot), v.maxLength(fieldReportMax.plots)),
  people: v.pipe(v.array(FieldPerson), v.maxLength(fieldReportMax.people)),
  panchanama: text(4000),
  /** Decimals of an acre that are used without right; only for a report of illegitimate use. */
  encroachedDecimals: decimals,
  remark: text(2000),
  recommendation: orEmpty(fieldRecommendations),
};

/** What a field report contains when it is sent; a photo that the office does not have yet names its uploaded file. */
export const FieldReportDraft = v.object({
  ...content,
  photos: v.pipe(
    v.array(v.object({ ...photo, tempId: v.optional(TempId) })),
    v.maxLength(fieldReportMax.photos),
  ),
});
export type FieldReportDraft = v.InferOutput<typeof FieldReportDraft>;

/** What a stored field report contains. */
export const FieldReportContent = v.object({
  ...content,
  photos: v.array(v.object({ ...photo, documentId: Id })),
});
export type FieldReportContent = v.InferOutput<typeof FieldReportContent>;

/** A field report as it was received, with the times of the device and of the service. */
export const FieldReportVersion = v.object({
  sendingId: Uuid,
  /** From 1 in each visit of the stage; null for one that was kept beside the current report. */
  version: v.nullable(v.number()),
  isFinished: v.boolean(),
  content: FieldReportContent,
  by: Officer,
  /** When it was written and sent, by the device's clock. */
  writtenAt: Moment,
  sentAt: Moment,
  /** When it was received, by the clock of the service. */
  receivedAt: Moment,
});
export type FieldReportVersion = v.InferOutput<typeof FieldReportVersion>;

/** A place to visit. */
export const FieldVisit = v.object({
  applicationId: Id,
  applicationNo: v.string(),
  applicationType: ApplicationType,
  state: v.string(),
  /** The masked name; null where the applicant is hidden from officers. */
  applicant: v.nullable(v.string()),
  district: v.string(),
  tahasil: v.string(),
  mouza: v.string(),
  khataNo: v.string(),
  plotNo: v.string(),
  /** The number of its plots besides that one; absent for one plot. */
  otherPlots: v.optional(v.number()),
  purpose: v.string(),
  dueOn: v.nullable(Moment),
  /** The planned day; empty while none is set. */
  plannedOn: Ymd,
  /** The state of the field report in the present stage. */
  report: v.picklist(['none', 'draft', 'finished']),
});
export type FieldVisit = v.InferOutput<typeof FieldVisit>;
export const FieldVisitListAnswer = answer(v.array(FieldVisit));

/** The recorded plot that is visited. */
export const RecordedPlot = v.object({
  plotNo: v.string(),
  /** Acres in the record of rights. */
  area: v.number(),
  kissam: v.string(),
  outlines: v.array(PlotOutline),
});
export type RecordedPlot = v.InferOutput<typeof RecordedPlot>;

/** What is needed to write a field report, also without a connection. */
export const FieldReportCase = v.object({
  visit: FieldVisit,
  /** Null while no plot is named. */
  plot: v.nullable(RecordedPlot),
  /** The plots of an application for several besides the first one. */
  otherPlots: v.optional(v.array(RecordedPlot)),
  /** The current report of the present stage, else of the latest one. */
  current: v.nullable(FieldReportVersion),
  /** Reports that were kept beside the current one, newest first. */
  others: v.array(FieldReportVersion),
  /** Whether the stage waits for a report and the caller may write it. */
  mayWrite: v.boolean(),
  /** The version of the application, for its next step. */
  applicationVersion: v.number(),
});
export type FieldReportCase = v.InferOutput<typeof FieldReportCase>;
export const FieldReportCaseAnswer = answer(FieldReportCase);

export const FieldReportSaveRequest = v.object({
  ...CaseRequest.entries,
  /** Created by the device for each content that it sends; the same one is stored once. */
  sendingId: Uuid,
  /** The version on which the content is based; 0 for none. */
  baseVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isFinished: v.boolean(),
  writtenAt: DeviceTime,
  sentAt: DeviceTime,
  content: FieldReportDraft,
});

/**
 * How a sent report was stored: as the current one, beside one of another device (`keptAside`), or beside the case
 * because its stage no longer waits for a report (`stageOver`).
 */
export const FieldReportSaveAnswer = answer(
  v.object({
    outcome: v.picklist(['stored', 'keptAside', 'stageOver']),
    /** The current version. */
    version: v.number(),
    applicationVersion: v.number(),
    receivedAt: Moment,
  }),
);

export const FieldVisitPlanRequest = v.object({ ...CaseRequest.entries, plannedOn: Ymd });
