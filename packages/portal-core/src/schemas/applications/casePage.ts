import * as v from 'valibot';
import { answer, Id, Moment } from '../common.ts';
import { PlotEvent } from '../land/plotEvents.ts';
import { ApplicationType } from './track.ts';

/** The application that an officer reads. */
export const CaseRequest = v.object({ applicationType: ApplicationType, applicationId: Id });

/** The outline of a plot: its corners as longitude and latitude, the first one not repeated. */
export const PlotOutline = v.object({
  plotNo: v.string(),
  /** Whether it is the plot of the application, not one beside it. */
  isOwn: v.boolean(),
  corners: v.array(v.tuple([v.number(), v.number()])),
});
export type PlotOutline = v.InferOutput<typeof PlotOutline>;

/** The recorded plot of an application, its outline among its neighbours, and its history, newest first. */
export const CasePlot = v.object({
  plotCode: v.string(),
  plotNo: v.string(),
  /** Acres in the record of rights. */
  area: v.number(),
  /** Acres that nobody else holds. */
  freeArea: v.number(),
  kissam: v.string(),
  status: v.string(),
  ownerLine: v.string(),
  /** Empty where the plot has no outline. */
  outlines: v.array(PlotOutline),
  events: v.array(PlotEvent),
});
export type CasePlot = v.InferOutput<typeof CasePlot>;

/**
 * Why another open application matters: a case or an auction about the same plot, another application for the same
 * plot, or another one of the same applicant.
 */
export const caseHintKinds = ['case', 'auction', 'samePlot', 'sameApplicant'] as const;

/** Another open application in the officer's area. */
export const CaseHint = v.object({
  kind: v.picklist(caseHintKinds),
  applicationId: Id,
  applicationNo: v.string(),
  applicationType: ApplicationType,
  state: v.string(),
  createdOn: Moment,
});
export type CaseHint = v.InferOutput<typeof CaseHint>;

/** The plot of an application, null where none is named, and the hints about it. */
export const CaseLand = v.object({
  plot: v.nullable(CasePlot),
  /** The plots of an application for several besides the first one. */
  otherPlots: v.optional(v.array(CasePlot)),
  /** The plots around the position of a report that names no plot; absent where none is near. */
  around: v.optional(v.array(PlotOutline)),
  hints: v.array(CaseHint),
});
export type CaseLand = v.InferOutput<typeof CaseLand>;
export const CaseLandAnswer = answer(CaseLand);
