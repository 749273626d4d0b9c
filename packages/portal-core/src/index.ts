// Long because it is the public interface of the package: one name a line.
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
export { accountPaths, type AccountPaths } from './rules/account/accountPaths.ts';
export { browserNameOf } from './rules/activity/browserName.ts';
export {
  activityRecord,
  type Actor,
  changedFieldsOf,
  type Deed,
  recordedPath,
} from './rules/activity/activityRecord.ts';
export { applicationNumber, normalisedNumber } from './rules/applications/applicationNumber.ts';
export {
  acresOfSquareMetres,
  type AreaUnit,
  convertArea,
  hectareText,
  recordAreaText,
  recordedAcres,
  totalAcres,
} from './rules/land/area.ts';
export { areaVerdict, isInOwnArea, type Verdict } from './rules/account/areaAccess.ts';
export { outOfOrder, startInPast } from './rules/tenders/auctionSchedule.ts';
export {
  decisionsFor,
  directState,
  isDecidable,
  leavesDecisionToOthers,
  needsRemark,
  openStatus,
  type Decided,
} from './rules/applications/decisions.ts';
export { type AtomEntry, type AtomFeed, atomText, xmlText } from './rules/text/atom.ts';
export { calendarText, type CalendarEvent } from './rules/text/calendar.ts';
export { downloadProblem } from './rules/http/download.ts';
export { headerExtras, type HeaderExtras } from './rules/account/headerLinks.ts';
export { indianDate, indianTime, twelveHours } from './rules/text/indianTime.ts';
export { landingPath, type Who } from './rules/account/landingPath.ts';
export { minutesLeft } from './rules/account/minutesLeft.ts';
export { isLoginNameOfType } from './rules/account/loginName.ts';
export {
  type PlotReport,
  plotReportOf,
  plotReportPath,
  type PlotSearch,
  plotSearchOf,
  plotSearchText,
} from './rules/land/plotReport.ts';
export { isReporterHidden } from './rules/applications/isReporterHidden.ts';
export {
  bearerHeader,
  requestHeaders,
  viewDataAddress,
  wwwAddress,
} from './rules/http/requestLayer.ts';
export { needsSecondAdministrator } from './rules/account/secondAdministrator.ts';
export {
  auctionIndex,
  type PrintedPeriod,
  type TenderDocument,
  tenderDocumentOf,
} from './rules/tenders/tenderDocument.ts';
export { tenderAddressText, tenderIdOf } from './rules/tenders/tenderId.ts';
export {
  daysLeft,
  tabOnLoad,
  tabOnSearch,
  type TenderTab,
  type TenderWindow,
} from './rules/tenders/tenderWindow.ts';
export {
  acresText,
  countText,
  moneyText,
  noticeDate,
  notificationPreview,
  pageTitle,
  tenderDate,
  tenderDocumentMoment,
} from './rules/text/text.ts';
export { trackedType, trackRequest } from './rules/applications/trackRequest.ts';
export {
  asksForLogin,
  type PatchTone,
  patchTone,
  type StatusView,
  statusView,
} from './rules/applications/trackStatus.ts';
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
} from './rules/workflow/workflow.ts';
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
} from './rules/text/noticeHtml.ts';
export { excerptAround, hasEveryWord, searchedWords } from './rules/text/wordSearch.ts';
export type { Action, Need, State, WorkflowRole } from './rules/workflow/workflowShape.ts';
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
} from './schemas/applications/applications.ts';
export type { Contact, FaqItem, Summary } from './schemas/content/content.ts';
export type {
  AttachedDocument,
  TempFile,
  VerifiedPaper,
} from './schemas/applications/documents.ts';
export { entities, type EntityForm, EntityName, entitySchema } from './schemas/admin/entities.ts';
export type { Field, FieldKind } from './schemas/admin/fields.ts';
export type { Access, Consent } from './schemas/account/ledger.ts';
export {
  type BellRing,
  DownFrame,
  notificationTopic,
  type PasswordChange,
  passwordTopic,
  UpFrame,
} from './schemas/content/live.ts';
export {
  type District,
  dropMethods,
  type Khatian,
  type Mouza,
  type PlotItem,
  type Tahasil,
} from './schemas/land/lookups.ts';
export type { MenuItem } from './schemas/account/menu.ts';
export type { BellItem, Notice } from './schemas/content/notifications.ts';
export { OcdsPackage, type OcdsRelease } from './schemas/tenders/ocds.ts';
export {
  type PendingChange,
  PendingChangeKind,
  PendingChangeState,
} from './schemas/account/pendingChanges.ts';
export type { AskedOfTender, OwnQuery, Query } from './schemas/content/queries.ts';
export type { SiteSearchResult } from './schemas/content/search.ts';
export { type Holding } from './schemas/applications/submissions.ts';
export type {
  AuctionRow,
  Corrigendum,
  Tender,
  TenderChange,
  TenderQuestion,
} from './schemas/tenders/tenders.ts';
export {
  type ApplicationType,
  StatusCode,
  type TrackedType,
  type TrackResult,
} from './schemas/applications/track.ts';
export {
  authorities,
  type DecisionReason,
  decisionReasons,
  Given,
} from './schemas/applications/workflow.ts';
export { Aadhaar, isVerhoeff } from './validators/values/aadhaar.ts';
export { Amount, Rupees } from './validators/values/amount.ts';
export {
  afterFirstPlaceBlock,
  decimalNumber,
  digitsOnly,
  lettersAndDigits,
  lettersOnly,
  noSpecialCharacters,
} from './validators/values/characters.ts';
export {
  extensionOf,
  type FileLimits,
  fileProblem,
  limitInBytes,
  mediaTypeOf,
  uploadMaxBytes,
} from './validators/values/file.ts';
export {
  LoginForm,
  OtpCode,
  PlotCheckForm,
  PlotSearchForm,
  RegistrationForm,
  TrackForm,
} from './validators/forms/forms.ts';
export {
  DecisionForm,
  DeclarationForm,
  LandStepForm,
  PurposeStepForm,
} from './validators/forms/landForms.ts';
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
export { FullName, OptionalEmail, ProfileName } from './validators/values/person.ts';
export { QuarryForm } from './validators/forms/quarryForm.ts';
export { ReportForm } from './validators/forms/reportForm.ts';
export { mobileChangeForm, ProfileForm, QueryForm } from './validators/forms/profileForms.ts';
export {
  atLeast,
  atMost,
  Chosen,
  GeneralMobile,
  NoSpaces,
  notBlank,
  WebAddress,
} from './validators/values/shared.ts';
export { maskedName } from './rules/applications/maskedName.ts';
export {
  plotSaleColumns,
  reportColumns,
  reportWordKey,
  saleColumns,
  type ColumnKind,
  type ReportColumn,
} from './rules/land/reportColumns.ts';
export type { LinkedApplication } from './schemas/applications/linkedApplication.ts';
export type { LandFilterRow, TahasilPlot, VerificationRow } from './schemas/land/register.ts';
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
export type {
  Extent,
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
  PublicStatistics,
  TahasilFigures,
  TypeFigures,
} from './schemas/land/publicLand.ts';
