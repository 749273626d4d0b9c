// Long because it is the only public face of the package: one name a line, by the floors of the house.
export * from './constants.ts';
export { api, type EndpointName, type FileCall, type Input, type Output } from './contract/api.ts';
export {
  answersFile,
  hasSealedAnswer,
  hasSealedRequest,
  type Auth,
  type Endpoint,
  type Wire,
} from './contract/endpoint.ts';
export { isRecordedFirst, recordedAction, type RecordedAction } from './contract/recordedAction.ts';
export type { CallOutcomes, Effect, FailurePlace, Outcome, Outcomes } from './contract/outcome.ts';
export { defaultOutcomes, outcomeOf, outcomes, type LoadName } from './contract/outcomes.ts';
export {
  type AddressCipher,
  type AddressPurpose,
  openAddress,
  sealAddress,
} from './envelope/address.ts';
export {
  type Opened,
  openRequest,
  openResponse,
  type SealedRequest,
  type SealedResponse,
  sealRequest,
  sealResponse,
  type Signer,
} from './envelope/envelope.ts';
export { type Catalogue, en, type MessageKey } from './messages/en.ts';
export { formatMessage, type MessageValues, placesIn } from './messages/format.ts';
export { type Language, languages } from './messages/languages.ts';
export { loadCatalogue } from './messages/loadCatalogue.ts';
export { message, messages } from './messages/messages.ts';
export { accountPaths, type AccountPaths } from './rules/accountPaths.ts';
export { browserNameOf } from './rules/browserName.ts';
export {
  activityRecord,
  type Actor,
  changedFieldsOf,
  type Deed,
  recordedPath,
} from './rules/activity.ts';
export { applicationNumber, normalisedNumber } from './rules/applicationNumber.ts';
export {
  acresOfSquareMetres,
  type AreaUnit,
  convertArea,
  hectareText,
  recordAreaText,
  recordedAcres,
  totalAcres,
} from './rules/area.ts';
export { areaVerdict, isInOwnArea, type Verdict } from './rules/areas.ts';
export { outOfOrder, startInPast } from './rules/auctionSchedule.ts';
export {
  decisionsFor,
  directState,
  isDecidable,
  leavesDecisionToOthers,
  needsRemark,
  openStatus,
  type Decided,
} from './rules/decisions.ts';
export { type AtomEntry, type AtomFeed, atomText, xmlText } from './rules/atom.ts';
export { calendarText, type CalendarEvent } from './rules/calendar.ts';
export { downloadProblem } from './rules/download.ts';
export { headerExtras, type HeaderExtras } from './rules/headerLinks.ts';
export { indianDate, indianTime, twelveHours } from './rules/indianTime.ts';
export { landingPath, type Who } from './rules/landing.ts';
export { minutesLeft } from './rules/lock.ts';
export { isLoginNameOfType } from './rules/loginNames.ts';
export {
  type PlotReport,
  plotReportOf,
  plotReportPath,
  type PlotSearch,
  plotSearchOf,
  plotSearchText,
} from './rules/plotReport.ts';
export { isReporterHidden } from './rules/reporter.ts';
export { bearerHeader, requestHeaders, viewDataAddress, wwwAddress } from './rules/requestLayer.ts';
export { needsSecondAdministrator } from './rules/secondAdministrator.ts';
export {
  auctionIndex,
  type PrintedPeriod,
  type TenderDocument,
  tenderDocumentOf,
} from './rules/tenderDocument.ts';
export { tenderAddressText, tenderIdOf } from './rules/tenderId.ts';
export {
  daysLeft,
  tabOnLoad,
  tabOnSearch,
  type TenderTab,
  type TenderWindow,
} from './rules/tenderWindow.ts';
export {
  acresText,
  countText,
  moneyText,
  noticeDate,
  notificationPreview,
  pageTitle,
  tenderDate,
  tenderDocumentMoment,
} from './rules/text.ts';
export { trackedType, trackRequest } from './rules/trackRequest.ts';
export {
  asksForLogin,
  type PatchTone,
  patchTone,
  type StatusView,
  statusView,
} from './rules/trackStatus.ts';
export {
  actionsFor,
  type Attempt,
  possibleActions,
  dueAt,
  mayUndo,
  officeTime,
  stateOf,
  type Stay,
  stepFrom,
  type StepVerdict,
  wireCodeOf,
  type Workflow,
  isDecidingAction,
  workflowRoleOf,
  workflows,
  type WorkflowType,
} from './rules/workflow.ts';
export {
  htmlEntities,
  inlineTagPattern,
  isNoticeElement,
  noticeAddress,
  noticeAttributes,
  noticeElements,
  silentElements,
  wordsOfHtml,
  type NoticeElement,
} from './rules/noticeHtml.ts';
export { excerptAround, hasEveryWord, searchedWords } from './rules/wordSearch.ts';
export type { Action, Need, State, WorkflowRole } from './rules/workflowShape.ts';
export {
  type Profile,
  type Role,
  type SignInOutcome,
  type SignOutReason,
  UserType,
} from './schemas/account.ts';
export { type ActivityAction, activityActions, type ActivityRecord } from './schemas/activity.ts';
export type {
  FactorKind,
  FactorProof,
  NewPasskey,
  PasskeySignature,
  ProofKind,
} from './schemas/factors.ts';
export type { AdminFilter, AdminRow, AdminSort, MenuChoice } from './schemas/admin.ts';
export type {
  ApplicationDetail,
  CaseDetails,
  CaseRow,
  Grievance,
  Hearing,
  LandApplication,
  MonthCount,
  OfficerApplication,
  OfficerSummary,
  PossibleAction,
  QuarryDetails,
  QueueRow,
  ReportDetails,
  StageCount,
  Step,
} from './schemas/applications.ts';
export type { Contact, FaqItem, Summary } from './schemas/content.ts';
export type { AttachedDocument, TempFile, VerifiedPaper } from './schemas/documents.ts';
export { entities, type EntityForm, EntityName, entitySchema } from './schemas/entities.ts';
export type { Field, FieldKind } from './schemas/fields.ts';
export type { Access, Consent } from './schemas/ledger.ts';
export {
  type BellRing,
  DownFrame,
  notificationTopic,
  type PasswordChange,
  passwordTopic,
  UpFrame,
} from './schemas/live.ts';
export {
  type District,
  dropMethods,
  type Khatian,
  type Mouza,
  type PlotItem,
  type Tahasil,
} from './schemas/lookups.ts';
export type { MenuItem } from './schemas/menu.ts';
export type { BellItem, Notice } from './schemas/notifications.ts';
export { OcdsPackage, type OcdsRelease } from './schemas/ocds.ts';
export {
  type PendingChange,
  PendingChangeKind,
  PendingChangeState,
} from './schemas/pendingChanges.ts';
export type { AskedOfTender, OwnQuery, Query } from './schemas/queries.ts';
export type { SiteSearchResult } from './schemas/search.ts';
export { type Holding } from './schemas/submissions.ts';
export type {
  AuctionRow,
  Corrigendum,
  Tender,
  TenderChange,
  TenderQuestion,
} from './schemas/tenders.ts';
export {
  type ApplicationType,
  StatusCode,
  type TrackedType,
  type TrackResult,
} from './schemas/track.ts';
export { authorities, type DecisionReason, decisionReasons, Given } from './schemas/workflow.ts';
export { Aadhaar, isVerhoeff } from './validators/aadhaar.ts';
export { Amount, Rupees } from './validators/amount.ts';
export {
  afterFirstPlaceBlock,
  decimalNumber,
  digitsOnly,
  lettersAndDigits,
  lettersOnly,
  noSpecialCharacters,
} from './validators/characters.ts';
export {
  extensionOf,
  type FileLimits,
  fileProblem,
  limitInBytes,
  mediaTypeOf,
  uploadMaxBytes,
} from './validators/file.ts';
export {
  LoginForm,
  OtpCode,
  PlotCheckForm,
  PlotSearchForm,
  RegistrationForm,
  TrackForm,
} from './validators/forms.ts';
export { DecisionForm, DeclarationForm, LandStepForm, PurposeStepForm } from './validators/land.ts';
export { citizenMobile, SharedMobile, sharedMobile } from './validators/mobile.ts';
export {
  ChangedPassword,
  ForgotNewPassword,
  type PasswordRule,
  passwordRules,
  RegistrationPassword,
  SharedPassword,
} from './validators/password.ts';
export {
  ChangePasswordForm,
  ForgotPasswordForm,
  ForgotUserForm,
} from './validators/passwordForms.ts';
export { FullName, OptionalEmail, ProfileName } from './validators/person.ts';
export { QuarryForm } from './validators/quarry.ts';
export { ReportForm } from './validators/report.ts';
export { mobileChangeForm, ProfileForm, QueryForm } from './validators/profile.ts';
export {
  atLeast,
  atMost,
  Chosen,
  GeneralMobile,
  NoSpaces,
  notBlank,
  WebAddress,
} from './validators/shared.ts';
export { maskedName } from './rules/mask.ts';
export {
  plotSaleColumns,
  reportColumns,
  reportWordKey,
  saleColumns,
  type ColumnKind,
  type ReportColumn,
} from './rules/reportColumns.ts';
export type { LinkedApplication } from './schemas/linked.ts';
export type { LandFilterRow, TahasilPlot, VerificationRow } from './schemas/register.ts';
export type { Reporter } from './schemas/reporter.ts';
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
} from './schemas/reports.ts';
export type {
  Extent,
  FoundKhatiyan,
  FoundLand,
  FoundMouza,
  MapLayer,
  PlotDetails,
} from './schemas/geo.ts';
export type {
  DistrictFigures,
  MonthFigures,
  PlotCheck,
  PlotVerdict,
  PublicStatistics,
  TahasilFigures,
  TypeFigures,
} from './schemas/publicLand.ts';
