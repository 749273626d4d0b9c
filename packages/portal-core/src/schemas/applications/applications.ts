import * as v from 'valibot';
import { answer, filled, Id, keyed, Moment, page, paging, text } from '../common.ts';
import { courtAppealStatuses } from './courtCase.ts';
import { AttachedDocument } from './documents.ts';
import { EndedDemand } from './endedDemand.ts';
import { storedEntries } from '../forms/formSchemas.ts';
import { landApplicationFields } from '../forms/landApplication.ts';
import { quarryFields } from '../forms/quarryApplication.ts';
import { LandEstimate } from './landEstimate.ts';
import { Lapse } from './lapse.ts';
import { PaymentOrder } from './payments.ts';
import { LandDetails } from './landDetails.ts';
import { LandPlot } from './landPlots.ts';
import { ReportAddition } from './nearbyReports.ts';
import { ListedReport, ReportDetails } from './reportDetails.ts';
import { BlockedAction, StepUndo } from './stepFacts.ts';
import { Valuation } from './valuation.ts';
import { LinkedApplication } from './linkedApplication.ts';
import { StageProgress } from './ownApplications.ts';
import { ApplicationType, StatusCode } from './track.ts';

export const LandApplication = v.object({
  applicationId: Id,
  applicationNo: v.string(),
  applicationType: ApplicationType,
  districtCode: Id,
  tahasilCode: Id,
  /** Null for a quarry application, which has no mouza. */
  villageCode: v.nullable(Id),
  district_name: v.string(),
  tehsil_name: v.string(),
  mouza_name: v.string(),
  khataNo: v.string(),
  plotCode: v.string(),
  /** The plot number in the record of rights; empty without a plot. */
  plotNo: v.string(),
  /** Every plot of an application for several, the first one included; `area` is the sum of their acres. */
  plots: v.optional(v.array(LandPlot)),
  ...storedEntries(landApplicationFields),
  statusType: StatusCode,
  /** The stage of the workflow behind the status. */
  state: v.string(),
  /** When the stage is overdue. */
  dueOn: v.nullable(Moment),
  createdOn: Moment,
  version: v.number(),
});
export type LandApplication = v.InferOutput<typeof LandApplication>;

/** A step in the history of an application: the action, the new stage, and the data given with it. */
export const Step = v.object({
  at: Moment,
  by: v.string(),
  statusType: v.string(),
  remark: v.string(),
  action: v.string(),
  state: v.string(),
  given: v.record(v.string(), v.string()),
  /** The name of the reason that was given, in the reader's language. */
  reason: v.optional(v.string()),
  /** The letter that was issued with the step. */
  letterId: v.optional(Id),
});
export type Step = v.InferOutput<typeof Step>;

/** An action that the caller may take now, with the fields that it requires and the ones that it may have. */
export const PossibleAction = v.object({
  name: v.string(),
  needs: v.array(v.string()),
  optional: v.optional(v.array(v.string())),
});
export type PossibleAction = v.InferOutput<typeof PossibleAction>;

/** The details of a quarry application: source, cubic metres and requested period. */
export const QuarryDetails = v.object(storedEntries(quarryFields));
export type QuarryDetails = v.InferOutput<typeof QuarryDetails>;

/** A court hearing: date yyyy-MM-dd and outcome. */
export const Hearing = v.object({ day: v.string(), outcome: v.string() });
export type Hearing = v.InferOutput<typeof Hearing>;

/** The details of a case. */
export const CaseDetails = v.object({
  section: v.string(),
  court: v.string(),
  caseNo: v.string(),
  courtNo: v.string(),
  orderNo: v.string(),
  possessionOn: v.nullable(v.string()),
  hearings: v.array(Hearing),
  /** What became of the newest appeal to a higher court; absent without one. */
  appealStatus: v.optional(v.picklist(courtAppealStatuses)),
});
export type CaseDetails = v.InferOutput<typeof CaseDetails>;

const more = {
  history: v.array(Step),
  documents: v.array(AttachedDocument),
  actions: v.array(PossibleAction),
};
const detailsByType = {
  quarry: v.optional(QuarryDetails),
  report: v.optional(ReportDetails),
  case: v.optional(CaseDetails),
  /** Absent where the request had no answer besides the common ones. */
  land: v.optional(LandDetails),
  /** The amount due for land; the applicant sees it from the demand on. */
  valuation: v.optional(Valuation),
  /** Set for an application that ended after its demand. */
  endedDemand: v.optional(EndedDemand),
  /** What fee and land would cost by the rate in force when the application was submitted. */
  estimate: v.optional(LandEstimate),
  paymentOrders: v.optional(v.array(PaymentOrder)),
};

/** An application as its applicant sees it in a list. */
export const OwnApplication = v.object({ ...LandApplication.entries, progress: StageProgress });
export type OwnApplication = v.InferOutput<typeof OwnApplication>;

export const AppliedLandRequest = v.object({ createdBy: Id, ...paging });
export const AppliedLandAnswer = page(OwnApplication);

/** An application by its id, or by its number. */
export const ApplicationRequest = v.union([
  v.object({ applicationId: Id }),
  v.object({ applicationNo: filled(50) }),
]);
export const ApplicationDetail = v.object({
  ...OwnApplication.entries,
  ...more,
  ...detailsByType,
  lapse: v.optional(Lapse),
  linked: v.array(LinkedApplication),
});
export type ApplicationDetail = v.InferOutput<typeof ApplicationDetail>;
export const ApplicationAnswer = answer(ApplicationDetail);

export const CancelRequest = v.object({ applicationId: Id, remark: filled(300), ...keyed });

const optionalId = v.optional(Id);
/** The place by which an officer narrows a list. */
export const listedPlace = {
  districtCode: optionalId,
  tahasilCode: optionalId,
  villageCode: optionalId,
};

export const OfficerQueueRequest = v.object({
  applicationType: ApplicationType,
  statusType: v.optional(StatusCode),
  ...listedPlace,
  /** Restricts the list to one stage of the workflow. */
  state: v.optional(text(40)),
  /** Part of a number or of a khatiyan. */
  search: v.optional(text(60)),
  isOverdue: v.optional(v.boolean()),
  ...paging,
});
export const Decision = v.picklist(['A', 'R', 'G CLOSE']);
export const QueueRow = v.object({
  ...LandApplication.entries,
  /** Null where the applicant is hidden from officers (`isReporterHidden`). */
  applicant: v.nullable(v.string()),
  waitingDays: v.number(),
  /** The decisions that the calling officer may make now by `officerDecision`. */
  decisions: v.array(Decision),
  ...more,
});
export type QueueRow = v.InferOutput<typeof QueueRow>;
export const OfficerQueueAnswer = page(QueueRow);

export const OfficerApplicationRequest = v.object({
  applicationType: ApplicationType,
  applicationId: Id,
});
export const OfficerApplication = v.object({
  ...QueueRow.entries,
  ...detailsByType,
  /** What followers of a report added, oldest first. */
  additions: v.optional(v.array(ReportAddition)),
  /**
   * Whether the calling officer may see, with a reason, who reported, or the number and address of who applied; absent
   * for a case of the office and for a reporter who is not hidden.
   */
  mayReadReporter: v.optional(v.boolean()),
  /** Set for a case that the office filed without a report: the names of its respondents. */
  filedAgainst: v.optional(v.array(v.string())),
  undo: v.optional(StepUndo),
  blocked: v.optional(v.array(BlockedAction)),
  linked: v.array(LinkedApplication),
});
export type OfficerApplication = v.InferOutput<typeof OfficerApplication>;
export const OfficerApplicationAnswer = answer(OfficerApplication);

export const GrievanceListRequest = v.object({ statusType: v.optional(StatusCode), ...paging });
export const Grievance = v.object({ ...LandApplication.entries, report: ListedReport });
export type Grievance = v.InferOutput<typeof Grievance>;
export const GrievanceListAnswer = page(Grievance);
