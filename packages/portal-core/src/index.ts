// Long because it is the only public face of the package: one name a line, by the floors of the house.
export * from './constants.ts';
export { api, type EndpointName, type Input, type Output } from './contract/api.ts';
export type { Auth, Endpoint, Wire } from './contract/endpoint.ts';
export {
  openAddress,
  sealAddress,
  type AddressCipher,
  type AddressPurpose,
} from './envelope/address.ts';
export {
  openRequest,
  openResponse,
  sealRequest,
  sealResponse,
  type Opened,
  type SealedRequest,
  type SealedResponse,
  type Signer,
} from './envelope/envelope.ts';
export { UserType, type Profile, type Role } from './schemas/account.ts';
export type { AdminFilter, AdminRow } from './schemas/admin.ts';
export type { ActivityRecord } from './schemas/activity.ts';
export type {
  ApplicationDetail,
  Holding,
  LandApplication,
  OfficerSummary,
  QueueRow,
  Step,
} from './schemas/applications.ts';
export type { Contact, FaqItem, Summary } from './schemas/content.ts';
export type { AttachedDocument, TempFile } from './schemas/documents.ts';
export {
  DownFrame,
  notificationTopic,
  passwordTopic,
  UpFrame,
  type BellRing,
  type PasswordChange,
} from './schemas/live.ts';
export { entities, EntityName, entitySchema, type EntityForm } from './schemas/entities.ts';
export type { Field, FieldKind } from './schemas/fields.ts';
export type { Access, Consent } from './schemas/ledger.ts';
export {
  dropMethods,
  type District,
  type Khatian,
  type Mouza,
  type PlotItem,
  type Tahasil,
} from './schemas/lookups.ts';
export type { MenuItem } from './schemas/menu.ts';
export type { BellItem, Notice } from './schemas/notifications.ts';
export type { Query } from './schemas/queries.ts';
export type {
  AuctionRow,
  Corrigendum,
  Tender,
  TenderChange,
  TenderQuestion,
} from './schemas/tenders.ts';
export { StatusCode, type ApplicationType, type TrackResult } from './schemas/track.ts';
export {
  defaultOutcomes,
  outcomeOf,
  outcomes,
  type Effect,
  type Outcome,
  type Outcomes,
} from './contract/outcomes.ts';
export { en, type Catalogue, type MessageKey } from './messages/en.ts';
export { formatMessage, placesIn, type MessageValues } from './messages/format.ts';
export { languages, type Language } from './messages/languages.ts';
export { loadCatalogue } from './messages/loadCatalogue.ts';
export { message, messages } from './messages/messages.ts';
export { accountPaths, type AccountPaths } from './rules/accountPaths.ts';
export {
  activityActions,
  activityRecord,
  changedFieldsOf,
  recordedPath,
  type ActivityAction,
  type Actor,
  type Deed,
} from './rules/activity.ts';
export { applicationNumber, normalisedNumber } from './rules/applicationNumber.ts';
export {
  acresOfSquareMetres,
  convertArea,
  hectareText,
  recordAreaText,
  recordedAcres,
  totalAcres,
  type AreaUnit,
} from './rules/area.ts';
export { outOfOrder, startInPast, type ScheduleField } from './rules/auctionSchedule.ts';
export { areaVerdict, type Verdict } from './rules/areas.ts';
export {
  decisionReasons,
  isDecidable,
  needsRemark,
  openStatus,
  type DecisionReason,
} from './rules/decisions.ts';
export { downloadProblem } from './rules/download.ts';
export { headerExtras, type HeaderExtras } from './rules/headerLinks.ts';
export { landingPath, type Who } from './rules/landing.ts';
export { minutesLeft } from './rules/lock.ts';
export {
  plotReportOf,
  plotReportPath,
  plotSearchOf,
  plotSearchText,
  type PlotReport,
  type PlotSearch,
} from './rules/plotReport.ts';
export { requestHeaders, viewDataAddress, wwwAddress } from './rules/requestLayer.ts';
export { skipsRequestLayer } from './rules/skipList.ts';
export {
  auctionIndex,
  tenderDocumentOf,
  type PrintedPeriod,
  type TenderDocument,
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
  patchTone,
  statusView,
  type PatchTone,
  type StatusView,
} from './rules/trackStatus.ts';
export {
  actionsFor,
  dueAt,
  mayUndo,
  officeTime,
  stateOf,
  stepFrom,
  wireCodeOf,
  workflowRoleOf,
  workflows,
  type Attempt,
  type Stay,
  type StepVerdict,
  type Workflow,
  type WorkflowType,
} from './rules/workflow.ts';
export type { Action, Need, State, WorkflowRole } from './rules/workflowShape.ts';
export { Aadhaar, isVerhoeff } from './validators/aadhaar.ts';
export {
  afterFirstPlaceBlock,
  Amount,
  decimalNumber,
  digitsOnly,
  lettersAndDigits,
  lettersOnly,
  noSpecialCharacters,
} from './validators/characters.ts';
export {
  extensionOf,
  fileProblem,
  limitInBytes,
  mediaTypeOf,
  type FileLimits,
} from './validators/file.ts';
export {
  LoginForm,
  OtpCode,
  PlotSearchForm,
  RegistrationForm,
  TrackForm,
} from './validators/forms.ts';
export { DecisionForm, DeclarationForm, LandStepForm, PurposeStepForm } from './validators/land.ts';
export { citizenMobile, SharedMobile, sharedMobile } from './validators/mobile.ts';
export {
  ChangedPassword,
  ForgotNewPassword,
  passwordRules,
  RegistrationPassword,
  type PasswordRule,
} from './validators/password.ts';
export { FullName, OptionalEmail, ProfileName } from './validators/person.ts';
export { ProfileForm, QueryForm } from './validators/profile.ts';
export {
  ChangePasswordForm,
  ForgotPasswordForm,
  ForgotUserForm,
} from './validators/passwordForms.ts';
export {
  scheduleFields,
  scheduleProblems,
  type Schedule,
  type ScheduleField,
  type ScheduleProblem,
} from './validators/schedule.ts';
export {
  atLeast,
  atMost,
  Chosen,
  GeneralMobile,
  NoSpaces,
  notBlank,
  SharedPassword,
  WebAddress,
} from './validators/shared.ts';
