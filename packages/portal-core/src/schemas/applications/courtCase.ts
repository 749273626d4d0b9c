import * as v from 'valibot';
import { reporterReasonMax } from '../../constants.ts';
import { answer, filled, Id, keyed, text, Ymd } from '../common.ts';
import { positiveNumber } from '../../validators/values/characters.ts';

const Day = v.pipe(Ymd, v.nonEmpty());
const acres = v.pipe(
  v.string(),
  v.trim(),
  positiveNumber({ whole: 5, decimals: 4 })('apply.area.number'),
);

/** Whether a register has cases with a hearing from today on, or without one. */
export const hearingFilters = ['coming', 'none'] as const;
/** The orders of a register of cases. */
export const caseOrders = ['newest', 'oldest', 'hearing'] as const;

/** The sections of the Act under which a case before the tahasil court can be filed. */
export const caseSections = ['16-A(1)', '16-A(2)', '16(2)'] as const;

/** The part of a person in a case: whoever holds the land, the temple, or a third person who is heard. */
export const partyKinds = ['respondent', 'petitioner', 'intervener'] as const;
export type PartyKind = (typeof partyKinds)[number];

/** What a party to a case is told by a letter. */
export const caseNoticeKinds = ['showCause', 'hearing', 'order'] as const;
export type CaseNoticeKind = (typeof caseNoticeKinds)[number];

/** How a notice was served. */
export const serviceModes = ['inPerson', 'family', 'affixed', 'post', 'refused'] as const;
export type ServiceMode = (typeof serviceModes)[number];

const personEntries = {
  name: filled(120),
  fatherName: text(120),
  address: filled(300),
  mobileNo: v.pipe(v.string(), v.regex(/^([6-9]\d{9})?$/)),
};

/** A case that an officer files without a report: the land, the section, what happened, and who holds the land. */
export const CaseFileRequest = v.object({
  districtCode: Id,
  tahasilCode: Id,
  villageCode: Id,
  khataNo: text(30),
  plotCode: text(30),
  area: acres,
  section: v.picklist(caseSections),
  facts: filled(2000),
  respondents: v.pipe(v.array(v.object(personEntries)), v.minLength(1), v.maxLength(20)),
  ...keyed,
});
export const CaseFileAnswer = answer(v.object({ applicationNo: v.string() }));

/** A party to a case; a removed one stays in the record with the day of its removal. */
export const CaseParty = v.object({
  partyId: Id,
  kind: v.picklist(partyKinds),
  name: v.string(),
  fatherName: v.string(),
  address: v.string(),
  /** Masked; the whole number is read with a reason. */
  mobileNo: v.string(),
  removedOn: v.nullable(v.string()),
});
export type CaseParty = v.InferOutput<typeof CaseParty>;

/** A notice to a party, and its service; `servedOn` is null until the service is recorded. */
export const CaseNotice = v.object({
  noticeId: Id,
  partyId: Id,
  kind: v.picklist(caseNoticeKinds),
  issuedOn: v.string(),
  /** The day of the hearing to which the party is called. */
  hearingOn: v.nullable(v.string()),
  servedOn: v.nullable(v.string()),
  mode: v.nullable(v.picklist(serviceModes)),
  note: v.string(),
});
export type CaseNotice = v.InferOutput<typeof CaseNotice>;

/** What became of an appeal to a higher court. */
export const courtAppealStatuses = ['pending', 'allowed', 'dismissed', 'withdrawn'] as const;
export type CourtAppealStatus = (typeof courtAppealStatuses)[number];

/** An appeal to a higher court against what was done in a case; `decidedOn` is null while it is pending. */
export const CourtAppeal = v.object({
  appealId: Id,
  court: v.string(),
  number: v.string(),
  filedOn: v.string(),
  status: v.picklist(courtAppealStatuses),
  decidedOn: v.nullable(v.string()),
  outcome: v.string(),
});
export type CourtAppeal = v.InferOutput<typeof CourtAppeal>;

export const CaseRequest = v.object({ applicationId: Id });

/**
 * The parties, notices and appeals of a case, oldest first, and whether the caller may change them; appeals can be
 * recorded after the end of the case too.
 */
export const CasePapers = v.object({
  parties: v.array(CaseParty),
  notices: v.array(CaseNotice),
  appeals: v.array(CourtAppeal),
  mayEdit: v.boolean(),
  mayRecordAppeal: v.boolean(),
  /** Whether the caller may read the numbers of parties, with a reason. */
  mayReadContacts: v.boolean(),
});
export type CasePapers = v.InferOutput<typeof CasePapers>;
export const CasePapersAnswer = answer(CasePapers);

/** A new party, or the changed particulars of one; without a number it keeps the one that it has. */
export const CasePartySaveRequest = v.object({
  applicationId: Id,
  partyId: v.optional(Id),
  kind: v.picklist(partyKinds),
  ...personEntries,
  mobileNo: v.optional(personEntries.mobileNo),
  ...keyed,
});
export type CasePartySaveRequest = v.InferOutput<typeof CasePartySaveRequest>;
export const CasePartyRequest = v.object({ applicationId: Id, partyId: Id });

/** The number of a party, which an officer reads with a reason; the reason is stored in the audit trail. */
export const CasePartyContactRequest = v.object({
  ...CasePartyRequest.entries,
  reason: filled(reporterReasonMax),
});
export const CasePartyContactAnswer = answer(v.object({ mobileNo: v.string() }));

export const CaseNoticeIssueRequest = v.object({
  applicationId: Id,
  partyId: Id,
  kind: v.picklist(caseNoticeKinds),
  ...keyed,
});

export const CaseServiceRequest = v.object({
  applicationId: Id,
  noticeId: Id,
  servedOn: Day,
  mode: v.picklist(serviceModes),
  note: text(300),
});

/** A new appeal to a higher court, or what became of one. */
export const CourtAppealSaveRequest = v.object({
  applicationId: Id,
  appealId: v.optional(Id),
  court: filled(200),
  number: filled(60),
  filedOn: Day,
  status: v.picklist(courtAppealStatuses),
  /** Empty while it is pending. */
  decidedOn: Ymd,
  outcome: text(500),
  ...keyed,
});

export const CaseLetterRequest = v.object({ noticeId: Id });

/** The days of a calendar, both included; at most a year. */
export const HearingListRequest = v.object({ fromDate: Day, toDate: Day });

/** A hearing in the calendar of an officer's area. */
export const CalendarHearing = v.object({
  applicationId: Id,
  applicationNo: v.string(),
  day: v.string(),
  outcome: v.string(),
  caseNo: v.string(),
  court: v.string(),
  mouza: v.string(),
  plotNo: v.string(),
  khataNo: v.string(),
  state: v.string(),
  /** The names of the respondents. */
  respondents: v.array(v.string()),
});
export type CalendarHearing = v.InferOutput<typeof CalendarHearing>;
export const HearingListAnswer = answer(v.array(CalendarHearing));
