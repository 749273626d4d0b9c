// Long because it has an answer to every call.
import {
  applicationTypes,
  limitNames,
  limitRules,
  type ApplicationType,
  type EndpointName,
  type Input,
  type Output,
} from '@temple-land/portal-core';
import { firstDocumentKinds } from '../../../../tests/support/firstDocumentKinds.ts';
import * as account from './account.ts';
import * as administration from './administration.ts';
import * as applications from './applications.ts';
import { refundsDue, begun } from './onlinePayments.ts';
import { noReversals } from './payments.ts';
import { caseLand, caseWork } from './casePage.ts';
import { caseList } from './cases.ts';
import { committeeList, committeeMeeting } from './committee.ts';
import * as content from './content.ts';
import * as dashboard from './dashboard.ts';
import { casePapers, hearingList } from './courtCase.ts';
import * as fieldReports from './fieldReports.ts';
import * as forms from './forms.ts';
import * as inbox from './inbox.ts';
import * as landRecord from './landRecord.ts';
import * as landReports from './landReports.ts';
import * as registerReports from './registerReports.ts';
import { findMessages } from './messages.ts';
import { letterDraft, letterTemplateList } from './letters.ts';
import { landChanges } from './landChanges.ts';
import * as map from './map.ts';
import * as officeQuestions from './officeQuestions.ts';
import * as officer from './officer.ts';
import { waitingChanges } from './pendingChanges.ts';
import { operations } from './operations.ts';
import { peopleLists } from './peopleLists.ts';
import { landLists } from './landLists.ts';
import { publishLists } from './publishLists.ts';
import { listPlaces } from './places.ts';
import { accessLedger, getDetails, personalDetails } from './profile.ts';
import * as erasure from './erasure.ts';
import { officerSubject, openCorrections, ownCorrections } from './corrections.ts';
import * as deliveries from './deliveries.ts';
import * as notifications from './notifications.ts';
import * as pageReports from './pageReports.ts';
import * as publicLand from './publicLand.ts';
import * as questions from './questions.ts';
import { stepRightList } from './stepRights.ts';
import * as imports from './imports.ts';
import { plotDivision, plotMatters } from './plotDivision.ts';
import * as sitePages from './sitePages.ts';
import { officeDetails } from './officeDetails.ts';
import { setupRead } from './setup.ts';
import { adminHistory, reasonList, workLists } from './workLists.ts';
import { workflowVersionList } from './workflowVersions.ts';
import * as representation from './representation.ts';
import * as tenders from './tenders.ts';

/** The answers of a service with the sample, each as it is or as a function of the input. */
type SampleAnswers = {
  readonly [Name in EndpointName]?: Output<Name> | ((input: Input<Name>) => Output<Name>);
};

const notFound = { status: 404 } as const;
const done = { status: 200 } as const;
const { illegitimateUse, land, caseNumber, quarry } = applicationTypes;

const adminLists = { ...landLists, ...publishLists, ...peopleLists, ...workLists };

/** Returns the application of a citizen by its id or number. */
const findApplication = (request: Input<'applyLandDraft'>): Output<'applyLandDraft'> =>
  [applications.landApplication, applications.report, applications.rejectedApplication].find(
    ({ result }) =>
      'applicationNo' in request
        ? result.applicationNo === request.applicationNo
        : result.applicationId === request.applicationId,
  ) ?? notFound;

const queues: Readonly<Record<ApplicationType, Output<'officerQueue'>>> = {
  [illegitimateUse]: officer.reportQueue,
  [land]: officer.landQueue,
  [caseNumber]: { status: 200, result: { rows: [officer.courtCase.result], total: 1 } },
  [quarry]: notFound,
};

/** The answers to the calls of every screen, for stories that have no others. */
export const sampleAnswers: SampleAnswers = {
  ...content,
  ...publicLand,
  activitySave: done,
  ownIp: { ip: '192.0.2.1' },
  logout: done,
  fillDropDown: listPlaces,
  trackProgress: applications.trackProgress,
  trackStatus: applications.trackStatus,
  captchaGenerate: account.captchaGenerate,
  getDetails,
  accessLedger,
  bellCount: notifications.bellCount,
  bellList: notifications.bellList,
  bellRead: done,
  ownNotificationList: notifications.ownNotificationList,
  ownNotificationsRead: done,
  channelsRead: deliveries.channelsRead,
  channelsSave: done,
  deliveryList: ({ state }) =>
    state === 'failed' ? deliveries.failedDeliveries : deliveries.sentDeliveries,
  deliveryRetry: done,
  watchList: account.watchList,
  watchSave: done,
  watchRemove: done,
  faqVote: done,
  pageReportSave: done,
  pageReportList: ({ isOpen }) =>
    isOpen ? pageReports.openPageReports : pageReports.closedPageReports,
  pageReportClose: done,
  notice: ({ slug }) => {
    const found = content.notificationSearch.result.find((notice) => notice.slug === slug);
    return found ? { status: 200, result: found } : notFound;
  },
  sessionList: account.sessionList,
  consentList: account.consentList,
  erasureState: erasure.erasureState,
  erasureSend: done,
  erasureAsk: done,
  erasureWithdraw: done,
  erasureList: ({ isWaiting }) => (isWaiting ? erasure.waitingErasures : erasure.endedErasures),
  erasureRefuse: { status: 202, isWaiting: true },
  factorList: account.factorList,
  tenderSearch: tenders.tenderSearch,
  tenderDetails: tenders.tenderDetails,
  tenderHistory: tenders.tenderHistory,
  auctionPdf: tenders.auctionPdf,
  mouzaMap: forms.mouzaMap,
  plotList: forms.plotList,
  plotSearch: forms.plotSearch,
  landCheck: forms.landCheck,
  confirmationSend: done,
  confirmationMatch: done,
  landTerms: forms.landTerms,
  landEstimate: ({ applicationKind, otherPlots }) => {
    if (!['purchase', 'lease', 'renewal'].includes(String(applicationKind)))
      return { status: 200, result: null };
    return otherPlots === undefined ? forms.landEstimate : forms.severalPlotsEstimate;
  },
  demandPay: begun,
  feePay: begun,
  paymentCheck: notFound,
  plotMatch: forms.plotMatch,
  reportsNearby: forms.reportsNearby,
  guestCodeSend: { status: 200 },
  guestCodeResend: { status: 200 },
  guestCodeMatch: forms.guest,
  guestReport: forms.guestReport,
  grievanceSave: { status: 200, result: { tokenNo: 'IL/2026/PUR/000032' } },
  reportJoin: { status: 200, result: { tokenNo: 'IL/2026/PUR/000031' } },
  saveFileToTemp: forms.saveFileToTemp,
  limitList: {
    status: 200,
    result: limitNames.map((name) => ({ name, value: limitRules[name].first })),
  },
  documentKinds: { status: 200, result: [...firstDocumentKinds] },
  documentList: forms.landDocuments,
  applyDraftRead: notFound,
  applyDraftSave: {
    status: 200,
    result: { version: 1, savedOn: '2026-11-26T04:30:00.000Z' },
  },
  applyDraftDrop: done,
  currentUser: { status: 500 },
  appliedLand: applications.appliedLand,
  applyLandDraft: findApplication,
  applicationAccesses: applications.applicationAccesses,
  messageList: findMessages,
  messageSend: done,
  grievanceList: applications.grievanceList,
  ownQueries: questions.ownQueries,
  correctionSubject: ({ plotCode }) =>
    plotCode === undefined
      ? {
          ...officerSubject,
          result: {
            ...officerSubject.result,
            plotCode: '',
            plotNo: '',
            entries: officerSubject.result.entries.slice(-1),
          },
        }
      : officerSubject,
  correctionSave: { status: 200, result: { correctionNo: 'COR/2026/000008' } },
  correctionList: ({ list }) => (list === 'own' ? ownCorrections : openCorrections),
  correctionStep: done,
  personCodeSend: done,
  representationStart: representation.representationStart,
  representation: notFound,
  representationEnd: done,
  filedList: representation.filedList,
  officerQueue: ({ applicationType }) => queues[applicationType],
  officerApplication: ({ applicationType }) =>
    applicationType === caseNumber ? officer.courtCase : officer.landApplication,
  officerCaseLand: caseLand,
  officerCaseWork: caseWork,
  documentCheckSave: ({ documentId, result, note, version }) => ({
    status: 200,
    result: {
      documentId,
      result,
      note,
      by: { userId: 3, fullName: 'Anita Dash' },
      at: '2026-11-26T04:30:00.000Z',
      version: version + 1,
    },
  }),
  paymentReversalRead: noReversals,
  paymentReversalPropose: done,
  paymentReversalDecide: done,
  refundList: refundsDue,
  refundRecord: done,
  officeQuestionCase: officeQuestions.officeQuestionCase,
  officeQuestionAsk: done,
  officeQuestionWithdraw: done,
  officeQuestionList: ({ list }) =>
    list === 'toAnswer' ? officeQuestions.questionsToAnswer : officeQuestions.questionsAnswered,
  officeQuestionAnswer: done,
  caseNoteAdd: { status: 200, result: caseWork.result.notes[0] },
  dashboard: dashboard.dashboard,
  dashboardList: dashboard.dashboardList,
  inboxList: ({ tab, applicationType }) =>
    inbox.toInboxAnswer(
      inbox.inboxRows[tab].filter(
        (row) => applicationType === undefined || row.applicationType === applicationType,
      ),
    ),
  inboxCounts: inbox.inboxCounts,
  inboxViewList: ({ page }) => (page === 'map' ? map.mapViews : inbox.inboxViews),
  inboxViewSave: done,
  inboxViewDelete: done,
  inboxAssignment: inbox.assignment,
  inboxAssign: ({ applicationIds }) => ({
    status: 200,
    result: applicationIds.map((applicationId) => ({ applicationId, outcome: 'done' })),
  }),
  leaveList: inbox.leaves,
  personalDetailsRead: personalDetails,
  personalDetailsSave: done,
  digestRead: { status: 200, result: { hour: 9 } },
  digestSave: done,
  leaveSave: { status: 200, result: { outcome: 'saved' } },
  leaveDelete: done,
  caseList,
  casePapers,
  hearingList,
  fieldVisitList: fieldReports.fieldVisitList,
  fieldVisitPlan: done,
  fieldReportCase: fieldReports.fieldReportCase,
  caseFile: { status: 200, result: { applicationNo: 'CS/2026/PUR/000009' } },
  casePartySave: done,
  casePartyContact: { status: 200, result: { mobileNo: '9437000610' } },
  casePartyRemove: done,
  caseNoticeIssue: done,
  caseServiceSave: done,
  landInformation: (input) =>
    'khataNoId' in input
      ? landReports.plotReport
      : 'villageCode' in input
        ? landReports.khatiyanReport
        : 'tahasilCode' in input
          ? landReports.mouzaReport
          : landReports.tahasilReport,
  registerReport: registerReports.registerReport,
  reportScheduleList: registerReports.reportSchedules,
  reportScheduleSave: done,
  reportSchedulePause: done,
  reportScheduleDelete: done,
  plotRecord: landRecord.plotRecord,
  khatiyanRecord: landRecord.khatiyanRecord,
  mapLayers: map.mapLayers,
  // A tile without features.
  mapTile: new Uint8Array(),
  landSearch: map.landSearch,
  mapFeature: map.mapFeature,
  mapIdentify: map.mapIdentify,
  plotSelection: map.plotSelection,
  landChanges,
  registerReportPlots: map.registerReportPlots,
  plotGap: map.plotGap,
  mapSheetPlan: map.mapSheetPlan,
  adminSummary: administration.adminSummary,
  operations,
  adminMenuChoices: administration.adminMenuChoices,
  adminList: ({ entity }) => adminLists[entity],
  adminHistory,
  pendingChangeList: waitingChanges,
  stepRightList,
  committeeList,
  committeeMeeting,
  committeeSave: { status: 200, result: { meetingId: 2 } },
  workflowVersionList,
  letterTemplateList,
  officeDetails,
  sitePageList: sitePages.sitePageList,
  sitePageDetails: sitePages.sitePageDetails,
  sitePageDraftSave: { status: 200, result: { revision: 4 } },
  sitePageDraftDiscard: { status: 200 },
  sitePageDraftUpload: { status: 200, result: { revision: 5, uploadDoc: 'new-plan.pdf' } },
  sitePagePublish: { status: 202, isWaiting: true },
  sitePage: { status: 200, result: { document: null } },
  publishedPages: { status: 200, result: [] },
  setupRead,
  plotDivision,
  plotMatters,
  reasonList,
  importList: imports.importList,
  importJob: imports.mappingJob,
  importStart: { status: 200, result: { id: 7 } },
  importUpload: { status: 200, result: { sent: 240 } },
  importRead: done,
  importCheck: done,
  importFaults: imports.importFaults,
  recordExport: new Blob(['PK']),
  importFaultFile: new Blob(['PK']),
  importAsk: { status: 202, isWaiting: true },
  importDiscard: done,
  importUndo: { status: 202, isWaiting: true },
  letterDraft,
  queryList: questions.queryList,
  tenderQuestionList: questions.tenderQuestionList,
};
