// Long because it is a table: one line for each call, and one for each file of them.
import type { api, EndpointName } from '@temple-land/portal-core';
import {
  checkCurrPassword,
  getDetails,
  roles,
  updateDetails,
} from './features/account/profile/details.ts';
import { displaySave } from './features/account/profile/display.ts';
import { themeSave } from './features/account/profile/theme.ts';
import {
  passkeyAdd,
  passkeyBegin,
  totpAdd,
  totpBegin,
} from './features/account/secondFactor/addFactor.ts';
import {
  factorChallenge,
  factorConfirm,
  factorList,
} from './features/account/secondFactor/confirmFactor.ts';
import {
  factorRemove,
  recoveryCodesRenew,
} from './features/account/secondFactor/removeOwnFactor.ts';
import { secondStep, secondStepChallenge } from './features/account/secondFactor/secondStep.ts';
import { emailChangeCancel, emailConfirm } from './features/account/profile/emailChange.ts';
import { nameChangeAsk, nameChangeWithdraw } from './features/account/profile/nameChange.ts';
import {
  personalDetailsRead,
  personalDetailsSave,
} from './features/account/profile/personalDetails.ts';
import { photoRemove, photoSave } from './features/account/profile/photo.ts';
import { mobileChangeMatch, mobileChangeSend } from './features/account/profile/mobileChange.ts';
import { login } from './features/account/login/login.ts';
import {
  changePassword,
  forgotMatch,
  forgotSend,
  forgotSet,
} from './features/account/passwords/passwords.ts';
import { currentUser, logout } from './features/account/profile/profile.ts';
import { sessionList, sessionsEnd } from './features/account/login/signInHistory.ts';
import {
  register,
  resendRegOtp,
  sendRegOtp,
  verifyRegOtp,
} from './features/account/registration/registration.ts';
import {
  registrationAuth,
  registrationToken,
} from './features/account/registration/registrationToken.ts';
import { activitySave } from './features/activity/activity.handlers.ts';
import { consentGive, consentWithdraw } from './features/activity/consent.handlers.ts';
import { accessLedger, consentList } from './features/activity/ledger.handlers.ts';
import {
  adminDelete,
  adminList,
  adminSummary,
  plotMatters,
} from './features/admin/admin.handlers.ts';
import { adminHistory } from './features/admin/recordHistory.ts';
import { adminUserBlock } from './features/admin/users/blockUser.ts';
import { adminFactorsReset } from './features/admin/users/resetFactors.ts';
import { adminMenuChoices } from './features/admin/menuChoices.ts';
import { adminSave } from './features/admin/saveRecord.ts';
import { applicationAccesses } from './features/applications/applicationAccesses.ts';
import { correctionList, correctionSubject } from './features/corrections/corrections.handlers.ts';
import { correctionSave } from './features/corrections/saveCorrection.ts';
import { correctionStep } from './features/corrections/takeStep.ts';
import { appliedLand, applyLandDraft } from './features/applications/applications.handlers.ts';
import { caseFile } from './features/applications/fileCase.ts';
import { applyLand } from './features/applications/applyLand.ts';
import { confirmationMatch, confirmationSend } from './features/account/codes/confirmation.ts';
import {
  guestCodeMatch,
  guestCodeResend,
  guestCodeSend,
} from './features/account/guests/guestCodes.ts';
import { guestReport } from './features/applications/guestReport.ts';
import { landEstimate } from './features/applications/landFee.ts';
import { landTerms } from './features/applications/landTerms.ts';
import { landCheck } from './features/applications/landCheck.ts';
import { applyDraftDrop, applyDraftRead, applyDraftSave } from './features/applications/drafts.ts';
import {
  personCodeSend,
  representation,
  representationEnd,
  representationStart,
} from './features/account/representation/representation.handlers.ts';
import { filedList } from './features/applications/filedList.ts';
import { reportJoin } from './features/applications/joinReport.ts';
import { reportsNearby } from './features/applications/nearbyReports.ts';
import { grievanceList, grievanceSave } from './features/applications/reports.ts';
import { quarrySave } from './features/applications/quarry.ts';
import { aadhaarLookup } from './features/bidders/aadhaar.ts';
import { bidderRegistration } from './features/bidders/bidderRegistration.ts';
import {
  erasureAsk,
  erasureSend,
  erasureState,
  erasureWithdraw,
} from './features/account/erasure/erasure.handlers.ts';
import { erasureList, erasureRefuse } from './features/admin/erasures/erasures.ts';
import { erasureProof } from './features/printouts/erasureProof.ts';
import { dataExport } from './features/account/dataExport/dataExport.ts';
import { contactShow } from './features/admin/contacts/showContact.ts';
import { changeKinds } from './approvals/changeKinds.ts';
import { createDocumentUploads } from './features/admin/documents/documentUploads.ts';
import { sitePageDraftFile } from './features/admin/drafts/draftDocuments.ts';
import { contentChange } from './features/admin/drafts/contentChange.ts';
import { createDecisions, pendingChangeList } from './features/approvals/approvals.handlers.ts';
import { captchaChallenge } from './features/captcha/captchaChallenge.ts';
import { captchaGenerate } from './features/captcha/captcha.ts';
import { contactList } from './features/content/contacts.handlers.ts';
import { faq, faqList, summary } from './features/content/content.handlers.ts';
import { faqVote } from './features/content/faqVote.ts';
import { health, ownIp } from './features/content/system.handlers.ts';
import { encryptedFile, fileBlob } from './features/documents/documents.handlers.ts';
import { limitList } from './features/content/limits.ts';
import { documentKinds, documentList, formName } from './features/documents/documentList.ts';
import { accessToken } from './features/documents/documentAccessToken.ts';
import { recordExport } from './features/imports/exports/recordExport.ts';
import { acceptFile, saveFileToTemp } from './features/documents/upload.ts';
import { mapFeature, plotExtent } from './features/geo/geo.handlers.ts';
import { landChanges, landChangesExport } from './features/geo/landChanges/landChanges.ts';
import { mouzaMap } from './features/geo/mouzaMap.ts';
import { plotMatch } from './features/geo/plotMatch.ts';
import { plotSearch } from './features/geo/plotSearch.ts';
import { mapIdentify } from './features/geo/mapIdentify.ts';
import { plotGap } from './features/geo/plotGap.ts';
import { plotSelection, plotSelectionExport } from './features/geo/plotSelection.ts';
import { landSearch } from './features/geo/search/landSearch.ts';
import { mapLayers, mapTile } from './features/geo/tiles/tiles.handlers.ts';
import { fillDropDown, fillDropDownToken, plotList } from './features/lookups/lookups.handlers.ts';
import { menu } from './features/menu/menu.handlers.ts';
import { messageList, messageSend } from './features/messages/messages.handlers.ts';
import {
  bellCount,
  bellList,
  bellRead,
  notificationSearch,
  notice,
} from './features/notifications/notifications.handlers.ts';
import { channelsRead, channelsSave } from './features/deliveries/channels.handlers.ts';
import { deliveryList, deliveryRetry } from './features/deliveries/deliveries.handlers.ts';
import {
  ownNotificationList,
  ownNotificationsRead,
} from './features/notifications/ownNotifications.ts';
import { noticeFeed } from './features/notifications/noticeFeed.ts';
import { officerCaseLand } from './features/officer/casePage/caseLand.ts';
import {
  caseNoteAdd,
  documentCheckSave,
  officerCaseWork,
} from './features/officer/casePage/caseWork.ts';
import {
  paymentReversalDecide,
  paymentReversalPropose,
  paymentReversalRead,
} from './features/workflow/paymentReversal.ts';
import { refundList, refundRecord } from './features/workflow/payments/refunds.ts';
import { feePay } from './features/workflow/payments/feePay.ts';
import { demandPay, paymentCheck } from './features/workflow/payments/payOnline.ts';
import {
  officeQuestionAnswer,
  officeQuestionWithdraw,
} from './features/officer/officeQuestions/answerOffice.ts';
import { officeQuestionAsk } from './features/officer/officeQuestions/askOffice.ts';
import {
  officeQuestionCase,
  officeQuestionList,
} from './features/officer/officeQuestions/readQuestions.ts';
import { caseExport, caseList } from './features/officer/caseList.ts';
import { dashboard, dashboardList } from './features/dashboard/dashboard.handlers.ts';
import { operations } from './features/dashboard/operations.handler.ts';
import { hearingCalendar } from './features/officer/courtCases/hearingCalendar.ts';
import { fieldReportCase } from './features/officer/fieldReports/fieldReportCase.ts';
import { fieldVisitList, fieldVisitPlan } from './features/officer/fieldReports/fieldVisits.ts';
import { fieldReportSave } from './features/officer/fieldReports/saveFieldReport.ts';
import { hearingList } from './features/officer/courtCases/hearings.ts';
import { courtAppealSave } from './features/officer/courtCases/courtAppeals.ts';
import { caseNoticeIssue, caseServiceSave } from './features/officer/courtCases/notices.ts';
import {
  casePapers,
  casePartyContact,
  casePartyRemove,
  casePartySave,
} from './features/officer/courtCases/parties.ts';
import {
  sitePageDetails,
  sitePageDraftDiscard,
  sitePageDraftSave,
  sitePageList,
  sitePagePublish,
} from './features/admin/drafts/drafts.handlers.ts';
import { publishedPages, sitePage } from './features/sitePages/sitePages.handlers.ts';
import { officeDetails, officeDetailsSave } from './features/office/office.handlers.ts';
import { publicationAsk } from './features/setup/publication.handlers.ts';
import { setupConfirm, setupRead, setupTest } from './features/setup/setup.handlers.ts';
import { letterTemplateList, letterTemplateSave } from './features/admin/letterTemplates.ts';
import { committeePaper } from './features/printouts/committeePaper.ts';
import {
  committeeList,
  committeeMeeting,
  committeeSave,
} from './features/workflow/committee/meetings.ts';
import { committeeResolve } from './features/workflow/committee/resolve.ts';
import { caseLetter } from './features/printouts/caseLetter.ts';
import { letterFile, letterPreview } from './features/printouts/letters.ts';
import { inboxAssign, inboxAssignment } from './features/officer/inbox/assign.ts';
import { inboxCounts, inboxList } from './features/officer/inbox/inbox.handlers.ts';
import { ownListExport } from './features/applications/ownListExport.ts';
import { inboxExport } from './features/officer/inbox/inboxExport.ts';
import {
  inboxViewDelete,
  inboxViewList,
  inboxViewSave,
} from './features/officer/inbox/inboxViews.ts';
import { digestRead, digestSave } from './features/officer/inbox/digestChoice.ts';
import { leaveDelete, leaveList, leaveSave } from './features/officer/inbox/leaves.ts';
import {
  officerApplication,
  officerQueue,
  officerSummary,
} from './features/officer/officer.handlers.ts';
import {
  applicantPdf,
  applicationReceipt,
  decisionOrder,
} from './features/printouts/printouts.handlers.ts';
import { mapSheetPlan, mapSheets } from './features/printouts/mapSheets/mapSheets.ts';
import { verifyDocument } from './features/printouts/verifyDocument.ts';
import { watchList, watchRemove, watchSave } from './features/watches/watches.handlers.ts';
import { plotCheck } from './features/publicLand/plotCheck.ts';
import { publicStatistics } from './features/publicLand/statistics.ts';
import {
  ownQueries,
  queryAnswer,
  queryList,
  raiseQuery,
} from './features/questions/questions.handlers.ts';
import { tenderQuestionAnswer, tenderQuestionList } from './features/questions/tenderQuestions.ts';
import {
  pageReportClose,
  pageReportList,
  pageReportSave,
} from './features/pageReports/pageReports.handlers.ts';
import { siteSearch } from './features/search/search.handlers.ts';
import { auctionPdf } from './features/tenders/auction.ts';
import { tenderCalendar } from './features/tenders/tenderCalendar.ts';
import { tenderDetails } from './features/tenders/tenderDetails.ts';
import { tenderFeed } from './features/tenders/tenderFeed.ts';
import { tenderOcds } from './features/tenders/ocds.ts';
import { tenderAsk, tenderHistory } from './features/tenders/tenderHistory.ts';
import { plotDivision, plotDivisionAsk } from './features/plotDivision/plotDivision.handlers.ts';
import { khatiyanRecord, plotRecord } from './features/reports/landRecord.ts';
import { landInformation, landInformationExcel } from './features/reports/reports.handlers.ts';
import {
  registerReport,
  registerReportFile,
  registerReportPlots,
} from './features/reports/register/registerReport.handlers.ts';
import {
  reportScheduleDelete,
  reportScheduleFile,
  reportScheduleList,
  reportSchedulePause,
  reportScheduleSave,
} from './features/reports/schedules/schedules.handlers.ts';
import {
  landFilterReport,
  landSaleCaseReport,
  plotSaleReport,
  tahasilPlotList,
  verificationDetails,
} from './features/reports/unsealedReports.handlers.ts';
import { publicDownload, tenderSearch } from './features/tenders/tenders.handlers.ts';
import { trackProgress, trackStatus } from './features/track/track.handlers.ts';
import { cancelApplication } from './features/workflow/cancel.ts';
import { officerReporter } from './features/officer/reporter.ts';
import { officerDecision } from './features/workflow/officerDecision.ts';
import { letterDraft } from './features/workflow/letterDraft.ts';
import { reasonList } from './features/workflow/reasons.ts';
import { applicantStep, officerStep } from './features/workflow/stepHandlers.ts';
import { stepRightList, stepRightSave } from './features/workflowSettings/stepRights.handlers.ts';
import {
  workflowVersionList,
  workflowVersionSave,
} from './features/workflowSettings/workflowVersions.handlers.ts';
import { mapFile } from './features/imports/mapFile/mapFile.ts';
import { importStart, importUpload } from './features/imports/importUpload.ts';
import { importAsk, importUndo } from './features/imports/importApprovals.ts';
import {
  importCheck,
  importDiscard,
  importFaultFile,
  importFaultList,
  importJob,
  importList,
  importRead,
} from './features/imports/imports.handlers.ts';
import type { Handler, MemberHandler } from './handler.ts';

type HandlerFor<Name extends EndpointName> = (typeof api)[Name]['auth'] extends 'anyone' | 'ticket'
  ? Handler<Name>
  : MemberHandler<Name>;

/** The handler of every call; a call without a handler does not compile. */
export const handlers: { readonly [Name in EndpointName]: HandlerFor<Name> } = {
  activitySave,
  ownIp,
  health,
  fillDropDown,
  fillDropDownToken,
  plotList,
  captchaGenerate,
  captchaChallenge,
  trackProgress,
  trackStatus,
  menu,
  login,
  secondStep,
  secondStepChallenge,
  currentUser,
  logout,
  registrationToken,
  registrationAuth,
  sendRegOtp,
  verifyRegOtp,
  resendRegOtp,
  register,
  forgotSend,
  forgotMatch,
  forgotSet,
  changePassword,
  checkCurrPassword,
  getDetails,
  updateDetails,
  themeSave,
  displaySave,
  mobileChangeSend,
  emailConfirm,
  emailChangeCancel,
  nameChangeAsk,
  nameChangeWithdraw,
  personalDetailsRead,
  personalDetailsSave,
  photoSave,
  photoRemove,
  mobileChangeMatch,
  roles,
  accessLedger: accessLedger,
  sessionList,
  sessionsEnd,
  factorList,
  factorChallenge,
  factorConfirm,
  totpBegin,
  totpAdd,
  passkeyBegin,
  passkeyAdd,
  factorRemove,
  recoveryCodesRenew,
  consentList,
  consentWithdraw,
  consentGive,
  erasureState,
  erasureSend,
  erasureAsk,
  erasureWithdraw,
  erasureProof,
  channelsRead,
  channelsSave,
  bellCount,
  bellList,
  bellRead,
  ownNotificationList,
  ownNotificationsRead,
  watchList,
  watchSave,
  watchRemove,
  notificationSearch,
  notice,
  notificationDownload: publicDownload,
  tenderSearch,
  tenderDownload: publicDownload,
  auctionPdf,
  tenderDetails,
  tenderHistory,
  tenderAsk,
  tenderOcds,
  tenderFeed,
  tenderCalendar,
  noticeFeed,
  summary,
  faq,
  faqList,
  faqVote,
  contactList,
  siteSearch,
  mouzaMap,
  plotMatch,
  plotSearch,
  publicStatistics,
  plotCheck,
  raiseQuery,
  ownQueries,
  pageReportSave,
  correctionSubject,
  correctionSave,
  correctionList,
  correctionStep,
  appliedLand,
  cancelApplication,
  documentList,
  limitList,
  documentKinds,
  saveFileToTemp,
  fileBlob,
  formName,
  accessToken,
  encryptedFile,
  applicantPdf,
  applicationReceipt,
  decisionOrder,
  verifyDocument,
  aadhaarLookup,
  bidderRegistration,
  landCheck,
  landEstimate,
  landTerms,
  demandPay,
  feePay,
  paymentCheck,
  confirmationSend,
  confirmationMatch,
  applyLand,
  applyLandDraft,
  ownListExport,
  applicationAccesses,
  messageList,
  messageSend,
  applicantStep,
  applyDraftSave,
  applyDraftRead,
  applyDraftDrop,
  grievanceSave,
  reportJoin,
  reportsNearby,
  grievanceList,
  guestCodeSend,
  guestCodeResend,
  guestCodeMatch,
  guestReport,
  quarrySave,
  personCodeSend,
  representationStart,
  representation,
  representationEnd,
  filedList,
  officerQueue,
  officerApplication,
  officerCaseLand,
  officerCaseWork,
  documentCheckSave,
  caseNoteAdd,
  paymentReversalRead,
  paymentReversalPropose,
  paymentReversalDecide,
  refundList,
  refundRecord,
  officeQuestionCase,
  officeQuestionAsk,
  officeQuestionWithdraw,
  officeQuestionList,
  officeQuestionAnswer,
  officerReporter,
  officerStep,
  officerDecision,
  inboxList,
  inboxCounts,
  dataExport,
  inboxExport,
  inboxViewList,
  inboxViewSave,
  inboxViewDelete,
  inboxAssignment,
  inboxAssign,
  leaveList,
  leaveSave,
  leaveDelete,
  digestRead,
  digestSave,
  caseList,
  caseExport,
  caseFile,
  casePapers,
  casePartyContact,
  casePartySave,
  casePartyRemove,
  caseNoticeIssue,
  caseServiceSave,
  courtAppealSave,
  committeeList,
  committeeMeeting,
  committeeSave,
  committeeResolve,
  committeePaper,
  caseLetter,
  reasonList,
  letterDraft,
  letterFile,
  letterPreview,
  letterTemplateList,
  letterTemplateSave,
  officeDetails,
  officeDetailsSave,
  sitePage,
  publishedPages,
  sitePageList,
  sitePageDetails,
  sitePageDraftSave,
  sitePageDraftDiscard,
  sitePageDraftFile,
  sitePagePublish,
  setupRead,
  setupConfirm,
  setupTest,
  publicationAsk,
  hearingList,
  hearingCalendar,
  fieldVisitList,
  fieldVisitPlan,
  fieldReportCase,
  fieldReportSave,
  dashboard,
  dashboardList,
  operations,
  officerSummary,
  adminSummary,
  adminList,
  adminSave,
  adminDelete,
  adminHistory,
  ...createDocumentUploads(acceptFile),
  adminMenuChoices,
  adminUserBlock,
  adminFactorsReset,
  contactShow,
  pendingChangeList,
  ...createDecisions({ ...changeKinds, content: contentChange }),
  erasureList,
  erasureRefuse,
  stepRightList,
  stepRightSave,
  workflowVersionList,
  workflowVersionSave,
  plotDivision,
  plotMatters,
  plotDivisionAsk,
  importList,
  importJob,
  importStart,
  importUpload,
  importRead,
  importCheck,
  importFaults: importFaultList,
  recordExport,
  importFaultFile,
  importAsk,
  importDiscard,
  importUndo,
  queryList,
  queryAnswer,
  tenderQuestionList,
  tenderQuestionAnswer,
  pageReportList,
  pageReportClose,
  deliveryList,
  deliveryRetry,
  landInformation,
  landInformationExcel,
  registerReport,
  registerReportFile,
  registerReportPlots,
  reportScheduleList,
  reportScheduleSave,
  reportSchedulePause,
  reportScheduleDelete,
  reportScheduleFile,
  plotRecord,
  khatiyanRecord,
  plotExtent,
  mapLayers,
  mapTile,
  mapFeature,
  landSearch,
  mapIdentify,
  plotSelection,
  plotSelectionExport,
  landChanges,
  landChangesExport,
  mapFile,
  plotGap,
  mapSheetPlan,
  mapSheets,
  tahasilPlotList,
  verificationDetails,
  landSaleCaseReport,
  landFilterReport,
  plotSaleReport,
};
