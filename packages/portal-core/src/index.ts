// Long because it is the public interface of the package: one name a line.
export * from './constants.ts';
export { api, type EndpointName, type FileCall, type Input, type Output } from './contract/api.ts';
export {
  hasFileAnswer,
  hasSealedAnswer,
  hasSealedRequest,
  type Auth,
  type Endpoint,
  type OpenBefore,
  type Wire,
} from './contract/endpoint.ts';
export {
  isRecordedBeforeCall,
  getRecordedAction,
  type RecordableAction,
} from './contract/recordedAction.ts';
export type {
  CallOutcomes,
  Effect,
  FailureDisplay,
  Outcome,
  Outcomes,
} from './contract/outcome.ts';
export {
  defaultOutcomes,
  findOutcome,
  outcomes,
  type LoadingCallName,
} from './contract/outcomes.ts';
export {
  type AddressCipher,
  type AddressPurpose,
  openAddress,
  sealAddress,
} from './envelope/address.ts';
export {
  type OpenedEnvelope,
  openRequest,
  openResponse,
  type SealedRequest,
  type SealedResponse,
  sealRequest,
  sealResponse,
  type Signer,
} from './envelope/envelope.ts';
export { type Catalogue, en, type MessageKey } from './messages/en.ts';
export { formatMessage, type MessageValues, listPlaceholders } from './messages/format.ts';
export { languages, parseOfferedLanguages, type Language } from './messages/languages.ts';
export { loadCatalogue } from './messages/loadCatalogue.ts';
export { loadOfficeTexts } from './messages/loadOfficeTexts.ts';
export { type MailKey, mailKeys } from './messages/mailKeys.ts';
export { message, messages } from './messages/messages.ts';
export { type SmsKey, smsKeys } from './messages/smsKeys.ts';
export {
  buildOfficeTexts,
  commonOfficeKeys,
  type CommonOfficeKey,
  getMarkPath,
  listOfferedLanguages,
  type OfficeField,
  type OfficeTexts,
  sampleOffice,
  translatedOfficeKeys,
  type TranslatedOfficeKey,
} from './messages/officeTexts.ts';
export { getAccountPaths, type AccountPaths } from './rules/account/accountPaths.ts';
export {
  expiringKinds,
  getRetentionEnd,
  getRetentionLimit,
  retentionSchedule,
  type ErasureEffect,
  type ExpiringKind,
  type RetentionKind,
} from './rules/account/retention.ts';
export { getNotificationPath } from './rules/account/notificationPath.ts';
export { getNextRun } from './rules/reports/nextRun.ts';
export { parseBrowserName } from './rules/activity/browserName.ts';
export {
  buildActivityRecord,
  type ActivityUser,
  listChangedFields,
  type ActivityDetails,
  toRecordedPath,
} from './rules/activity/activityRecord.ts';
export {
  buildApplicationNumber,
  findApplicationType,
  normaliseApplicationNumber,
} from './rules/applications/applicationNumber.ts';
export {
  findImportEntity,
  hasOutline,
  type ImportField,
  keyFieldOf,
  type ImportFieldKind,
  importFields,
  plotDetailFields,
  referenceFields,
} from './rules/imports/importFields.ts';
export type { CellFault } from './rules/imports/importFault.ts';
export {
  acceptableFaults,
  type AcceptableFault,
  importDetails,
  importEntities,
  type ImportEntity,
  isLandEntity,
  landEntities,
  type LandEntity,
  listEntities,
  type ListEntity,
  registerEntities,
  type RegisterEntity,
  type ImportFaultKind,
  importFaultKinds,
} from './schemas/admin/importKinds.ts';
export {
  hasPersonalFields,
  isAboutPersonsOnly,
  listExportFormats,
  recordExports,
  type RecordExport,
  type RecordExportFormat,
} from './schemas/admin/recordExports.ts';
export { personalFields } from './schemas/admin/personalFields.ts';
export type { CellValue } from './rules/imports/importCells.ts';
export { type ImportRow, readImportRow } from './rules/imports/importRow.ts';
export {
  type Corner,
  mostCornersOf,
  type Polygons,
  readOutline,
} from './rules/imports/importOutline.ts';
export {
  squareMetresToAcres,
  type AreaUnit,
  convertArea,
  formatHectares,
  formatRecordArea,
  roundAcres,
  sumAcres,
} from './rules/land/area.ts';
export {
  findVisualCentre,
  hasRoom,
  placeLabels,
  type RingLabel,
  type Size,
} from './rules/land/ringLabels.ts';
export { getRecordOn } from './rules/land/valuesOn.ts';
export { fromUtm, getUtmZone, toUtm, type UtmPoint } from './rules/land/utm.ts';
export {
  farFromPlotMetres,
  getDistance,
  getDistanceToPlots,
  getDistanceToRing,
  toDegrees,
} from './rules/land/distance.ts';
export { getMatchConfidence } from './rules/land/matchConfidence.ts';
export { GeoPoint } from './schemas/land/geoPoint.ts';
export {
  mapFileCrs,
  mapFileMaxBytes,
  mapFileMaxCorners,
  mapFileMaxShapes,
  type MapFileShape,
  mapFileTypes,
} from './schemas/land/mapFile.ts';
export type { MapPlot } from './schemas/land/mouzaMap.ts';
export type { FoundPlot } from './schemas/land/plotSearch.ts';
export type { MatchConfidence, PlotMatch } from './schemas/land/plotMatch.ts';
export type { Guest, GuestReport } from './schemas/applications/guestReports.ts';
export type { NearbyReport, ReportAddition } from './schemas/applications/nearbyReports.ts';
export { ReportDetails, type ReportPosition } from './schemas/applications/reportDetails.ts';
export { checkAreaAccess, canOpenInOwnArea, type AreaAccess } from './rules/account/areaAccess.ts';
export { findDateOutOfOrder, findStartInPast } from './rules/tenders/auctionSchedule.ts';
export {
  listPossibleDecisions,
  getDecidedState,
  isDecidable,
  isExcludedFromDecision,
  needsRemark,
  openStatus,
  type DecidedStatus,
} from './rules/applications/decisions.ts';
export { buildSlug, makeSlugUnique } from './rules/text/slug.ts';
export { type AtomEntry, type AtomFeed, buildAtomFeed, escapeXml } from './rules/text/atom.ts';
export { getDownloadError } from './rules/http/download.ts';
export { getHeaderExtras, type HeaderExtras } from './rules/account/headerLinks.ts';
export {
  formatIndianDate,
  formatIndianDateTime,
  toTwelveHourClock,
} from './rules/text/indianTime.ts';
export { getLandingPath, type RoutingSession } from './rules/account/landingPath.ts';
export { getMinutesLeft } from './rules/account/minutesLeft.ts';
export { isLoginNameAllowed } from './rules/account/loginName.ts';
export {
  type PlotReport,
  getPlotReport,
  buildPlotReportPath,
  type PlotSearch,
  parsePlotSearch,
  formatPlotSearch,
} from './rules/land/plotReport.ts';
export { getProofAnswer } from './rules/account/proofAnswer.ts';
export {
  allowsSeveralPlots,
  changesLease,
  isApplicationKind,
  isPlotRequired,
  landTakingKinds,
  leaseChangingKinds,
  resolveKind,
  takesLand,
} from './rules/applications/applicationKind.ts';
export { isReporterHidden } from './rules/applications/isReporterHidden.ts';
export {
  buildBearerHeader,
  buildRequestHeaders,
  joinServiceUrl,
  addWwwPrefix,
} from './rules/http/requestLayer.ts';
export { needsSecondAdministrator } from './rules/account/secondAdministrator.ts';
export {
  auctionIndex,
  type PrintedPeriod,
  type TenderDocument,
  toTenderDocument,
} from './rules/tenders/tenderDocument.ts';
export { formatTenderReference, parseTenderId } from './rules/tenders/tenderId.ts';
export {
  countDaysLeft,
  getTabOnLoad,
  getTabOnSearch,
  getTenderState,
  toTenderWindow,
  type TenderTab,
  type TenderWindow,
} from './rules/tenders/tenderWindow.ts';
export {
  formatAcres,
  formatCount,
  formatRupees,
  formatNoticeDate,
  shortenNotification,
  buildPageTitle,
  formatDate,
  formatTenderDocumentTime,
} from './rules/text/text.ts';
export { getTrackedType, buildTrackRequest } from './rules/applications/trackRequest.ts';
export { findNextActor } from './rules/applications/trackProgress.ts';
export {
  suggestsLogin,
  type StatusColour,
  getStatusColour,
  type StatusView,
  getStatusView,
} from './rules/applications/trackStatus.ts';
export {
  listActions,
  type ActionContext,
  listAllowedActions,
  getDueTime,
  canUndo,
  getProcessingTime,
  findState,
  type StateVisit,
  checkAction,
  type ActionCheck,
  getStatusCode,
  isDecidingAction,
  type StepTaker,
  type WorkflowOrType,
  workflows,
} from './rules/workflow/workflow.ts';
export { listStepFields, type StepSubject } from './rules/workflow/stepFields.ts';
export {
  buildStepRight,
  getDirectRight,
  isStepRight,
  type StepRight,
  type StepRightRow,
  stepRights,
  type WorkflowKind,
  workflowKinds,
  type WorkflowType,
} from './rules/workflow/stepRights.ts';
export {
  canContinue,
  findNextAction,
  getTurn,
  listStagesOf,
  mayAssign,
  type Stage,
  submittedStages,
  type Turn,
} from './rules/workflow/nextStep.ts';
export type { RoleOfRights, StepRightList, UncoveredStage } from './schemas/account/stepRights.ts';
export {
  buildWorkflowVersion,
  compareWorkflowChoices,
  type DefinitionFault,
  findDefinitionFault,
  getWorkflowChoices,
  listTimedStages,
  optionalStages,
  type WorkflowChoices,
  type WorkflowDifference,
} from './rules/workflow/workflowVersions.ts';
export {
  WorkflowDefinition,
  type WorkflowVersion,
} from './schemas/applications/workflowDefinition.ts';
export {
  fillTemplate,
  getLetterKind,
  hasSoundBraces,
  sampleWording,
  type LetterPlaceholder,
  letterPlaceholders,
  type LetterValues,
  listUnknownPlaceholders,
  missingValue,
  splitParagraphs,
} from './rules/letters/letterTemplate.ts';
export {
  type LetterDraft,
  type LetterKind,
  letterKinds,
  type LetterTemplate,
} from './schemas/applications/letters.ts';
export type { LetterText } from './schemas/applications/letterText.ts';
export {
  type CommitteeCase,
  type CommitteeItem,
  type CommitteeList,
  type CommitteeMeeting,
  type CommitteeMeetingDetail,
  type CommitteeResult,
  committeeResults,
} from './schemas/applications/committee.ts';
export type { BlockedAction, StepUndo } from './schemas/applications/stepFacts.ts';
export { computeAmountDue, type ValuationTerms } from './rules/land/amountDue.ts';
export {
  computeSheet,
  isWithoutRate,
  proposeLines,
  type ComputedSheet,
  type SheetLineTerms,
} from './rules/land/valuationSheet.ts';
export {
  htmlEntities,
  inlineTagPattern,
  isNoticeElement,
  getAllowedLink,
  noticeAttributes,
  noticeElements,
  removedElements,
  htmlToText,
  type NoticeElement,
} from './rules/text/noticeHtml.ts';
export { buildExcerpt, containsEveryWord, splitSearch } from './rules/text/wordSearch.ts';
export type { Action, State, Workflow } from './rules/workflow/workflowDefinition.ts';
export type { Office, RequiredField } from './rules/workflow/workflowShape.ts';
export {
  type Profile,
  type Role,
  type SignInOutcome,
  type SignOutReason,
  UserType,
} from './schemas/account/account.ts';
export {
  type ActivityAction,
  activityActions,
  type ActivityRecord,
} from './schemas/account/activity.ts';
export type {
  FactorKind,
  FactorProof,
  NewPasskey,
  PasskeySignature,
  ProofKind,
} from './schemas/account/factors.ts';
export type { AdminFilter, AdminRow, AdminSort, MenuChoice } from './schemas/admin/admin.ts';
export type {
  ApplicationDetail,
  CaseDetails,
  Grievance,
  Hearing,
  LandApplication,
  OfficerApplication,
  OwnApplication,
  PossibleAction,
  QuarryDetails,
  QueueRow,
  Step,
} from './schemas/applications/applications.ts';
export {
  applyCorrections,
  askableFields,
  type AskedParts,
  type CorrectedAnswer,
  findAnswerFault,
  findCorrectedField,
  findCorrectionFault,
  listCorrectedAnswers,
  listOpenFields,
  parseAskedParts,
  toAskedData,
  toCorrectedName,
} from './schemas/forms/askableFields.ts';
export type { CaseRow } from './schemas/applications/caseRegister.ts';
export {
  type AgeBand,
  ageBands,
  type InboxCounts,
  type InboxFilter,
  type InboxFlag,
  inboxFlags,
  type InboxKind,
  inboxKinds,
  type InboxRow,
  type InboxTab,
  inboxTabs,
  type Officer,
} from './schemas/applications/inbox.ts';
export {
  type CalendarHearing,
  type CaseNotice,
  type CaseNoticeKind,
  caseNoticeKinds,
  type CasePapers,
  type CaseParty,
  type CasePartySaveRequest,
  type CourtAppeal,
  courtAppealStatuses,
  type CourtAppealStatus,
  caseOrders,
  caseSections,
  hearingFilters,
  type PartyKind,
  partyKinds,
  type ServiceMode,
  serviceModes,
} from './schemas/applications/courtCase.ts';
export type {
  MonthCount,
  OfficerSummary,
  StageCount,
} from './schemas/applications/officerSummary.ts';
export type {
  Dashboard,
  DashboardFilter,
  LandShare,
  PlaceFigures,
} from './schemas/dashboard/dashboard.ts';
export {
  applicationFigures,
  type ApplicationFigure,
  dashboardFigures,
  type DashboardFigure,
  type DashboardRow,
  getFigureSubject,
  operationFigures,
  type OperationFigure,
  type RecordFigure,
} from './schemas/dashboard/dashboardList.ts';
export {
  alertKinds,
  type AlertKind,
  certificateDaysLeft,
  messageKinds,
  type MessageKind,
  type Operations,
  outlineDifferenceMax,
  type ReplicaState,
  replicaUses,
  reviewDays,
  reviewedLists,
  type ReviewedList,
} from './schemas/dashboard/operations.ts';
export type { ApplicationAccess, StageProgress } from './schemas/applications/ownApplications.ts';
export {
  caseHintKinds,
  type CaseHint,
  type CaseLand,
  type CasePlot,
  type PlotOutline,
} from './schemas/applications/casePage.ts';
export { type ApplicationMessage, messageMaxLength } from './schemas/applications/messages.ts';
export {
  caseNoteMax,
  documentNoteMax,
  documentResults,
  type CaseNote,
  type CaseWork,
  type DocumentCheck,
  type DocumentResult,
} from './schemas/applications/caseWork.ts';
export {
  boundarySides,
  type FieldPerson,
  type FieldPlot,
  type FieldRecommendation,
  type FieldReportCase,
  type FieldReportContent,
  type FieldReportDraft,
  fieldReportMax,
  type FieldReportVersion,
  type FieldVisit,
  presentUses,
  type RecordedPlot,
  structures,
} from './schemas/applications/fieldReport.ts';
export {
  acresToDecimals,
  areaDifferenceMax,
  decimalsToAcres,
  fieldReportStages,
  isFieldReportStage,
  type FieldReportGap,
  type FieldReportPart,
  getAreaDifference,
  listFieldReportGaps,
  listRecommendations,
} from './rules/applications/fieldReport.ts';
export type { LandDetails } from './schemas/applications/landDetails.ts';
export type { EndedDemand } from './schemas/applications/endedDemand.ts';
export type { Lapse } from './schemas/applications/lapse.ts';
export type { LandTerms } from './schemas/applications/landTerms.ts';

export {
  officeQuestionLists,
  officeQuestionMax,
  type OfficeChoice,
  type OfficeQuestion,
  type OfficeQuestionList,
  type OfficeQuestions,
  type ReceivedQuestion,
} from './schemas/applications/officeQuestions.ts';
export type { LandCheck, LandProblem, LandWarning } from './schemas/applications/submissions.ts';
export {
  reversalReasonMax,
  type PaymentReversal,
  type PaymentReversals,
} from './schemas/applications/paymentReversal.ts';
export { digestHours, type SavedViewPage } from './schemas/applications/officeWork.ts';
export type {
  Assignment,
  AssignResult,
  InboxView,
  Leave,
} from './schemas/applications/officeWork.ts';
export type { Contact, FaqItem, Summary } from './schemas/content/content.ts';
export type {
  AttachedDocument,
  TempFile,
  VerifiedDocument,
} from './schemas/applications/documents.ts';
export {
  type ChoiceValue,
  entities,
  type EntityForm,
  EntityName,
  entitySchema,
  findSourceField,
} from './schemas/admin/entities.ts';
export type { Field, FieldKind } from './schemas/admin/fields.ts';
export {
  createEmptyPerson,
  maxCoApplicants,
  parseTypedShares,
  Shares,
  sumShares,
  toShares,
  type TypedShares,
} from './schemas/forms/shares.ts';
export {
  isPlotUseField,
  plotUseFields,
  PlotUseForm,
  type PlotUse,
  type PlotUseField,
  type TypedPlotUse,
} from './schemas/forms/plotUse.ts';
export { crossesItself } from './validators/values/ring.ts';
export { computeRingAcres, differsFromArea } from './schemas/land/ringAcres.ts';
export {
  LandSketch,
  parseTypedCorners,
  sketchCorners,
  toCornersText,
  toSketch,
  type TypedCorner,
} from './schemas/forms/landSketch.ts';
export {
  addEmptyProof,
  maxProofs,
  parseTypedProofs,
  PossessionProofs,
  proofChoices,
  StoredProofs,
  toProofs,
  type StoredProof,
  type TypedProof,
} from './schemas/forms/possessionProofs.ts';
export { getIndianYear, isAdult } from './validators/values/age.ts';
export { requiredChoice } from './schemas/forms/requiredKinds.ts';
export { typedForm } from './schemas/forms/formSchemas.ts';
export { attestedFields, newestAttestation } from './schemas/forms/attestation.ts';
export { bidderFields, type BidderField, BidderForm } from './schemas/forms/bidderRegistration.ts';
export {
  createEmptyAnswers,
  toRequestAnswers,
  toDetailAnswers,
  toStoredAnswers,
  type TypedAnswers,
} from './schemas/forms/formAnswers.ts';
export {
  fieldsOfStep,
  type FormFieldKind,
  type FormField,
  type FormFields,
  isShown,
  type BilingualText,
  type StoredName,
} from './schemas/forms/formField.ts';
export {
  positionSources,
  type PositionSource,
  reportFields,
  type ReportField,
  ReportForm,
} from './schemas/forms/illegitimateUseReport.ts';
export {
  type ApplicationKind,
  applicationKinds,
  DetailsStepForm,
  FeeStepForm,
  landApplicationFields,
  type LandField,
  landColumnNames,
  type LandColumn,
  type LandDetail,
  type LandStep,
  LandStepForm,
  PurposeStepForm,
} from './schemas/forms/landApplication.ts';
export { quarryFields, type QuarryField, QuarryForm } from './schemas/forms/quarryApplication.ts';
export type { AdminList } from './schemas/lists/adminList.ts';
export { kisamClasses, satwaClasses } from './schemas/land/landClasses.ts';
export { changeFields, isChangeField } from './schemas/lists/changeFields.ts';
export type { RecordAction, RecordChange } from './schemas/admin/recordHistory.ts';
export type { NewSourceFile, SourceFile } from './schemas/admin/sourceFile.ts';
export {
  adminGroups,
  type AdminIcon,
  type ListLink,
  listLinks,
} from './schemas/lists/listLinks.ts';
export type { Access, Consent } from './schemas/account/ledger.ts';
export {
  type FiledApplication,
  type Representation,
  type RepresentationStartRequest,
} from './schemas/account/representation.ts';
export {
  type UnreadCount,
  ServerFrame,
  inboxTopic,
  notificationTopic,
  PasswordChange,
  passwordTopic,
  rightsTopic,
  ClientFrame,
} from './schemas/content/live.ts';
export {
  type District,
  placeListMethods,
  type Khatian,
  type Mouza,
  type PlotItem,
  type Tahasil,
} from './schemas/land/lookups.ts';
export type { ProofChallenge } from './schemas/account/captcha.ts';
export type { MenuItem } from './schemas/account/menu.ts';
export type { BellItem, Notice } from './schemas/content/notifications.ts';
export {
  notificationKinds,
  readStates,
  type NotificationKind,
  type OwnNotification,
  type OwnNotificationsRequest,
} from './schemas/content/ownNotifications.ts';
export {
  channels,
  deliveryStates,
  type Channel,
  type DeliveryState,
} from './schemas/content/channels.ts';
export {
  channelKinds,
  getInitialChannels,
  type ChannelChoice,
  type Delivery,
} from './schemas/account/deliveries.ts';
export { OcdsPackage, type OcdsRelease } from './schemas/tenders/ocds.ts';
export type {
  ErasureCounts,
  ErasureObstacle,
  ErasureRequest,
  ErasureState,
  KeptRecords,
  ListedErasure,
} from './schemas/account/erasure.ts';
export {
  type PendingChange,
  isAccountChange,
  PendingChangeKind,
  PendingChangeState,
} from './schemas/account/pendingChanges.ts';
export {
  type DocumentLanguage,
  documentLanguages,
  type PublicDocument,
} from './schemas/content/publicDocument.ts';
export {
  mostWatches,
  watchKinds,
  type Watch,
  type WatchRequest,
} from './schemas/content/watches.ts';
export type { PageReport } from './schemas/content/pageReports.ts';
export type { AdminTenderQuestion, OwnQuery, Query } from './schemas/content/queries.ts';
export type { SiteSearchResult } from './schemas/content/search.ts';
export type {
  AuctionRow,
  Corrigendum,
  Tender,
  TenderChange,
  TenderDetails,
  TenderQuestion,
  TenderState,
} from './schemas/tenders/tenders.ts';
export {
  type ApplicationType,
  StatusCode,
  type TrackedType,
  type TrackActor,
  type TrackProgress,
  type TrackResult,
} from './schemas/applications/track.ts';
export {
  authorities,
  ReasonCode,
  recommendations,
  StepData,
} from './schemas/applications/workflow.ts';
export { Aadhaar, isVerhoeff } from './validators/values/aadhaar.ts';
export { Amount, Rupees } from './validators/values/amount.ts';
export {
  blockFirstSpecialCharacter,
  decimalNumber,
  digitsOnly,
  lettersAndDigits,
  lettersOnly,
  noSpecialCharacters,
} from './validators/values/characters.ts';
export {
  getFileExtension,
  type FileLimits,
  validateFile,
  toBytes,
  detectMediaType,
  uploadMaxBytes,
} from './validators/values/file.ts';
export {
  LoginForm,
  OtpCode,
  PlotCheckForm,
  PlotSearchForm,
  GuestForm,
  RegistrationForm,
  TrackForm,
} from './validators/forms/forms.ts';
export { DecisionForm, DeclarationForm } from './validators/forms/landForms.ts';
export { citizenMobile, SharedMobile, sharedMobile } from './validators/values/mobile.ts';
export {
  ChangedPassword,
  ForgotNewPassword,
  type PasswordRule,
  passwordRules,
  RegistrationPassword,
  SharedPassword,
} from './validators/values/password.ts';
export {
  ChangePasswordForm,
  ForgotPasswordForm,
  ForgotUserForm,
} from './validators/forms/passwordForms.ts';
export { personalCodeLength, personalCodeLetters } from './validators/values/personalCode.ts';
export { FullName, OptionalEmail, ProfileName } from './validators/values/person.ts';
export { PageReportForm } from './validators/forms/pageReportForm.ts';
export {
  OtpConsentForm,
  PersonalCodeForm,
  SignedConsentForm,
} from './validators/forms/representationForms.ts';
export type { PersonalDetails } from './schemas/account/personalDetails.ts';
export { PersonalDetailsForm } from './validators/forms/personalDetailsForm.ts';
export {
  mobileChangeForm,
  nameChangeForm,
  ProfileForm,
  QueryForm,
} from './validators/forms/profileForms.ts';
export {
  minCharacters,
  atMost,
  SelectedValue,
  GeneralMobile,
  NoSpaces,
  notBlank,
  WebAddress,
} from './validators/values/shared.ts';
export { maskName } from './rules/applications/maskedName.ts';
export {
  isMasked,
  maskContacts,
  maskEmail,
  maskLogin,
  maskNumber,
} from './validators/values/maskedContact.ts';
export {
  plotSaleColumns,
  reportColumns,
  getReportMessageKey,
  saleColumns,
} from './rules/land/reportColumns.ts';
export type { ColumnKind, ReportColumn } from './schemas/reports/columnKind.ts';
export {
  maxReportSchedules,
  maxScheduleName,
  scheduleProblems,
  scheduleRhythms,
  type ReportSchedule,
  type ScheduleProblem,
  type ScheduleRhythm,
} from './schemas/reports/reportSchedule.ts';
export {
  dataRights,
  dataSubjects,
  getDataSubject,
  getReportSubject,
  holdsDataRight,
  isDataRight,
  layerSubjects,
  dataUses,
  listWithheldFields,
  pickAllowedColumns,
  type DataRight,
  type DataSubject,
  type DataUse,
} from './schemas/reports/dataRights.ts';
export { registerColumns, getReportName } from './schemas/reports/registerColumns.ts';
export {
  hasReportOutlines,
  registerReports,
  type ColumnFilter,
  type RegisterColumn,
  type RegisterReport,
  type RowsBehind,
} from './schemas/reports/reportColumn.ts';
export type { LinkedApplication } from './schemas/applications/linkedApplication.ts';
export type { LandFilterRow, TahasilPlot, VerificationRow } from './schemas/land/register.ts';
export {
  listLineDifferences,
  listPageLines,
  type ChangedLine,
} from './rules/pages/lineDifferences.ts';
export { formatPageBlock, parsePageBlock } from './rules/pages/pageMarks.ts';
export {
  buildPageDocument,
  hasFixedSections,
  listPageFaults,
  tabbedPageSections,
  toPageSource,
  type PageFault,
} from './rules/pages/pageSource.ts';
export {
  PageDocument,
  type PageBlock,
  type PageLink,
  type PageSection,
} from './schemas/content/pageDocument.ts';
export {
  pageBlockKinds,
  pageBlocksMax,
  pageHeadingMaxCharacters,
  pageSectionsMax,
  pageTextMaxCharacters,
  sitePageNames,
  type PageBlockKind,
  type PageSource,
  type PageSourceBlock,
  type PageSourceSection,
  type SitePageName,
} from './schemas/content/sitePages.ts';
export {
  formatNewRecordName,
  formatRecordName,
  getRecordTitle,
  isPageSource,
  isSitePageName,
  parseRecordName,
  recordTitleFields,
  reviewedEntities,
  type DraftedRecord,
  type DraftSource,
  type RecordSource,
  type ReviewedEntity,
} from './schemas/content/draftNames.ts';
export type {
  DraftDocument,
  SitePageDraft,
  SitePageRow,
  SitePageVersion,
} from './schemas/content/pageDrafts.ts';
export { isSafeHref } from './validators/values/safeHref.ts';
export { findOfficeFault } from './rules/office/officeFault.ts';
export {
  markMaxBytes,
  markMaxPixels,
  officeFields,
  officeMaxCharacters,
  type OfficeVersion,
} from './schemas/admin/office.ts';
export { isOpenBeforePublication } from './rules/office/openBeforePublication.ts';
export {
  externalServices,
  legalPages,
  type ChannelState,
  type ExternalService,
  type LegalPage,
  type SetupState,
} from './schemas/admin/setup.ts';
export {
  importCrs,
  importFilesMax,
  importMaxBytes,
  importPartBytes,
  importPreviewRows,
  importStates,
  importSteps,
  type ImportBatch,
  type ImportFault,
  type ImportJob,
  type ImportJobSummary,
  type ImportMapping,
  type ImportPreview,
  type ImportProgress,
  type ImportState,
  type ImportTablePart,
} from './schemas/admin/imports.ts';
export { contactReasons } from './schemas/admin/contacts.ts';
export type { ContactDetails, ContactReason } from './schemas/admin/contacts.ts';
export type { Reporter } from './schemas/applications/reporter.ts';
export type {
  KhatiyanFacts,
  KhatiyanRow,
  KhatiyanTotals,
  LandInformation,
  PlaceRow,
  PlaceTotals,
  PlotRow,
  PlotTotals,
  Possession,
  ReportLevel,
  ReportPlace,
} from './schemas/land/reports.ts';
export {
  isReportFormat,
  maxPdfRows,
  reportFormats,
  reportPageSizes,
  type RegisterReportGroup,
  type RegisterReportResult,
  type RegisterReportRow,
  type ReportFormat,
  type ReportRowIds,
  type ReportView,
} from './schemas/reports/registerReport.ts';
export {
  fixedDocumentKinds,
  type AskedDocument,
  getDocumentKindName,
  getLastValidDay,
  type LandDocumentCase,
  listFileExtensions,
  listFormDocuments,
  listAddedDocuments,
  listLandDocuments,
  listMissingDocuments,
  listStepDocuments,
} from './rules/applications/documentKinds.ts';
export {
  caseKinds,
  type CaseKind,
  documentApplicants,
  documentConditions,
  documentFileTypes,
  documentMaxKb,
  documentSteps,
  type DocumentKindRule,
} from './schemas/applications/documentKinds.ts';
export { limitNames, limitRules, type LimitName } from './schemas/admin/limitRules.ts';
export { divideSheet } from './rules/land/severalPlots.ts';
export {
  type LandPlot,
  type OtherPlots,
  type UsedPlots,
} from './schemas/applications/landPlots.ts';
export {
  type Payment,
  type PaymentMethod,
  paymentMethods,
  type PaymentOrder,
  type PaymentPurpose,
  refundReferenceMax,
  type RefundReason,
  type RefundRow,
} from './schemas/applications/payments.ts';
export type { LandEstimate } from './schemas/applications/landEstimate.ts';
export {
  mostSheetLines,
  ValuationLineEntry,
  type SheetPlot,
  type Valuation,
  type ValuationEntry,
  type ValuationLine,
  type ValuationRule,
} from './schemas/applications/valuation.ts';
export {
  divideRing,
  getDoubleArea,
  joinRings,
  shareAcres,
  type RingFault,
} from './rules/land/divideRing.ts';
export type {
  DivisionOutlines,
  DivisionPlot,
  PlotDivision,
  PlotDivisionView,
} from './schemas/land/plotDivision.ts';
export {
  correctionFields,
  correctionTargets,
  publicCorrectionFields,
  type CorrectionField,
  isPlotDetail,
  type PlotDetailName,
  plotDetailMax,
} from './schemas/land/correctionFields.ts';
export { parseCorners } from './rules/land/parseCorners.ts';
export { correctionSteps, isCorrectionStepOpen } from './rules/land/correctionSteps.ts';
export {
  correctionEntryMax,
  CorrectionListName,
  correctionTextMax,
  type Correction,
  type CorrectionAction,
  type CorrectionState,
  type CorrectionStep,
  type CorrectionStepKind,
  type CorrectionSubjectView,
} from './schemas/land/corrections.ts';
export {
  plotMatterKinds,
  retirementCauses,
  type PlotMatter,
  type RetirementCause,
} from './schemas/land/plotMatters.ts';
export type {
  KhatiyanFront,
  KhatiyanRecord,
  PlotRecord,
  RecordApplication,
  RecordLease,
  RecordPlace,
} from './schemas/land/landRecord.ts';
export { type PlotEvent, type PlotEventKind, plotEventKinds } from './schemas/land/plotEvents.ts';
export type { MapHit } from './schemas/land/mapIdentify.ts';
export {
  type LandChange,
  type LandChangeKind,
  type LandChanges,
  type LandChangesRequest,
  landChangeKinds,
  maxLandChanges,
} from './schemas/land/landChanges.ts';
export {
  maxOutlineCorners,
  maxOutlines,
  maxLayerPlots,
  maxSelectedCodes,
  maxSelectedPlots,
  plotLayerFormats,
  type PlotLayerFormat,
  plotStatuses,
  type PlotSelection,
  type PlotSelectionRequest,
} from './schemas/land/plotSelection.ts';
export {
  type MapSheetPlan,
  type MapSheetRequest,
  mapSheetColours,
  mapSheetOrientations,
  mapSheetPapers,
  mapSheetScales,
  maxMapSheetPlots,
  maxMapSheets,
} from './schemas/land/mapSheets.ts';
export type {
  Extent,
  FoundApplication,
  FoundKhatiyan,
  FoundLand,
  FoundMouza,
  MapLayer,
  PlotDetails,
} from './schemas/land/geo.ts';
export type {
  DistrictFigures,
  MonthFigures,
  PlotCheck,
  PlotVerdict,
  MouzaReports,
  PublicStatistics,
  TahasilFigures,
  TahasilLand,
  TypeFigures,
} from './schemas/land/publicLand.ts';
export {
  openCollections,
  openColumns,
  openFormats,
  OpenFileList,
  type OpenCollection,
  type OpenColumn,
  type OpenColumnName,
  type OpenFile,
  type OpenFormat,
} from './schemas/land/openLand.ts';
