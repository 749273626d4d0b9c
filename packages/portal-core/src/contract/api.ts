// Long because it is one table with a row for each call.
import type * as v from 'valibot';
import * as admin from '../schemas/admin/admin.ts';
import * as contacts from '../schemas/admin/contacts.ts';
import * as account from '../schemas/account/account.ts';
import { ActivityRecord } from '../schemas/account/activity.ts';
import * as applications from '../schemas/applications/applications.ts';
import * as casePage from '../schemas/applications/casePage.ts';
import * as caseWork from '../schemas/applications/caseWork.ts';
import { CaptchaAnswer, CaptchaChallengeAnswer } from '../schemas/account/captcha.ts';
import { answer, Empty, FileAnswer, Status } from '../schemas/common.ts';
import * as committee from '../schemas/applications/committee.ts';
import * as courtCase from '../schemas/applications/courtCase.ts';
import * as content from '../schemas/content/content.ts';
import * as fieldReport from '../schemas/applications/fieldReport.ts';
import * as corrections from '../schemas/land/corrections.ts';
import * as dashboard from '../schemas/dashboard/dashboard.ts';
import * as dashboardList from '../schemas/dashboard/dashboardList.ts';
import * as erasure from '../schemas/account/erasure.ts';
import * as operations from '../schemas/dashboard/operations.ts';
import * as factors from '../schemas/account/factors.ts';
import * as documents from '../schemas/applications/documents.ts';
import {
  DocumentKindsAnswer,
  DocumentKindsRequest,
} from '../schemas/applications/documentKinds.ts';
import * as guestReports from '../schemas/applications/guestReports.ts';
import * as inbox from '../schemas/applications/inbox.ts';
import * as landEstimate from '../schemas/applications/landEstimate.ts';
import * as landTerms from '../schemas/applications/landTerms.ts';
import * as deliveries from '../schemas/account/deliveries.ts';
import * as imports from '../schemas/admin/imports.ts';
import * as ledger from '../schemas/account/ledger.ts';
import { LimitsAnswer } from '../schemas/content/limits.ts';
import * as letters from '../schemas/applications/letters.ts';
import * as office from '../schemas/admin/office.ts';
import * as setup from '../schemas/admin/setup.ts';
import * as lookups from '../schemas/land/lookups.ts';
import * as landRecord from '../schemas/land/landRecord.ts';
import * as geo from '../schemas/land/geo.ts';
import { MenuAnswer, MenuRequest } from '../schemas/account/menu.ts';
import * as messages from '../schemas/applications/messages.ts';
import * as officeQuestions from '../schemas/applications/officeQuestions.ts';
import * as officeWork from '../schemas/applications/officeWork.ts';
import * as officerSummary from '../schemas/applications/officerSummary.ts';
import * as ownApplications from '../schemas/applications/ownApplications.ts';
import * as personal from '../schemas/account/personalDetails.ts';
import * as profile from '../schemas/account/profileChanges.ts';
import * as payments from '../schemas/applications/payments.ts';
import * as paymentReversal from '../schemas/applications/paymentReversal.ts';
import * as pageReports from '../schemas/content/pageReports.ts';
import * as ownNotifications from '../schemas/content/ownNotifications.ts';
import * as notifications from '../schemas/content/notifications.ts';
import * as caseRegister from '../schemas/applications/caseRegister.ts';
import * as changes from '../schemas/account/pendingChanges.ts';
import {
  LandChangesAnswer,
  LandChangesExportRequest,
  LandChangesRequest,
} from '../schemas/land/landChanges.ts';
import { MapIdentifyAnswer, MapIdentifyRequest } from '../schemas/land/mapIdentify.ts';
import { MapFileAnswer, MapFileRequest } from '../schemas/land/mapFile.ts';
import { MouzaMapAnswer, MouzaMapRequest } from '../schemas/land/mouzaMap.ts';
import { PlotMattersAnswer, PlotMattersRequest } from '../schemas/land/plotMatters.ts';
import { PlotMatchAnswer, PlotMatchRequest } from '../schemas/land/plotMatch.ts';
import { PlotSearchAnswer, PlotSearchRequest } from '../schemas/land/plotSearch.ts';
import { MapSheetPlanAnswer, MapSheetRequest } from '../schemas/land/mapSheets.ts';
import {
  PlotGapAnswer,
  PlotGapRequest,
  PlotSelectionAnswer,
  PlotSelectionExportRequest,
  PlotSelectionRequest,
} from '../schemas/land/plotSelection.ts';
import { RecordExportRequest } from '../schemas/admin/recordExports.ts';
import * as plotDivision from '../schemas/land/plotDivision.ts';
import * as publicLand from '../schemas/land/publicLand.ts';
import * as pageDrafts from '../schemas/content/pageDrafts.ts';
import * as sitePages from '../schemas/content/sitePages.ts';
import * as register from '../schemas/land/register.ts';
import * as nearbyReports from '../schemas/applications/nearbyReports.ts';
import * as representation from '../schemas/account/representation.ts';
import * as reporter from '../schemas/applications/reporter.ts';
import * as recordHistory from '../schemas/admin/recordHistory.ts';
import * as registerReport from '../schemas/reports/registerReport.ts';
import * as reportSchedule from '../schemas/reports/reportSchedule.ts';
import * as reports from '../schemas/land/reports.ts';
import * as queries from '../schemas/content/queries.ts';
import { SiteSearchAnswer, SiteSearchRequest } from '../schemas/content/search.ts';
import * as stepRights from '../schemas/account/stepRights.ts';
import * as submissions from '../schemas/applications/submissions.ts';
import * as tenders from '../schemas/tenders/tenders.ts';
import * as track from '../schemas/applications/track.ts';
import * as watches from '../schemas/content/watches.ts';
import * as workflow from '../schemas/applications/workflow.ts';
import * as workflowVersions from '../schemas/applications/workflowDefinition.ts';
import { array } from 'valibot';
import { resultText, searchText } from './callRecord.ts';
import { get, post, type Endpoint } from './endpoint.ts';

const applicants = ['CI', 'C'] as const;
const citizens = ['CI'] as const;
const officers = ['O', 'T'] as const;
const landOfficers = ['O'] as const;
const fieldStaff = ['T'] as const;
const administrators = ['A'] as const;
const staff = ['C', 'O', 'T', 'A'] as const;
const figureReaders = ['O', 'T', 'A'] as const;
const correctionReaders = ['CI', 'C', 'O', 'T'] as const;

/** Every call of the portal, one row each, in the order of the service contract. */
// prettier-ignore
export const api = {
  // Shared
  activitySave:         post('activityTracker/save',                                { in: ActivityRecord, out: Status, wire: 'sealed', auth: 'anyone' }),
  ownIp:                get ('ip',                                                  { in: Empty, out: content.IpAnswer, wire: 'plain', auth: 'anyone' }),
  health:               get ('health',                                              { in: Empty, out: content.HealthAnswer, wire: 'plain', auth: 'anyone' }),
  fillDropDown:         post('fillDropDown',                                        { in: lookups.FillDropDownRequest, out: lookups.FillDropDownAnswer, wire: 'sealed', auth: 'anyone' }),
  fillDropDownToken:    post('fillDropDownToken',                                   { in: lookups.FillDropDownRequest, out: lookups.FillDropDownAnswer, wire: 'sealed', auth: 'signedIn', forGuest: true }),
  mouzaMap:             post('land/mouzaMap',                                       { in: MouzaMapRequest, out: MouzaMapAnswer, wire: 'sealed', auth: 'signedIn', forGuest: true }),
  plotList:             post('land/plotList',                                       { in: lookups.PlotListRequest, out: answer(array(lookups.PlotItem)), wire: 'sealed', auth: 'signedIn', forGuest: true }),
  captchaGenerate:      post('commonCaptchaGenerator/generate',                     { in: Empty, out: CaptchaAnswer, wire: 'sealedAnswer', auth: 'anyone', alsoGet: true }),
  captchaChallenge:     post('commonCaptchaGenerator/challenge',                    { in: Empty, out: CaptchaChallengeAnswer, wire: 'sealedAnswer', auth: 'anyone' }),
  trackProgress:        post('api/track/progress',                                  { in: track.TrackProgressRequest, out: track.TrackProgressAnswer, wire: 'sealed', auth: 'anyone' }),
  trackStatus:          post('trackstatus/showstatus',                              { in: track.TrackRequest, out: track.TrackResponse, wire: 'sealed', auth: 'anyone', captcha: true, records: { action: 'SEARCH', remark: (input) => searchText(input.applicationType, input.applicationNo) } }),
  menu:                 post('menumainurl/databinding',                             { in: MenuRequest, out: MenuAnswer, wire: 'sealed', auth: 'signedIn' }),
  // Login and session
  login:                post('api/generatetoken',                                   { in: account.LoginRequest, out: account.LoginAnswer, wire: 'sealed', auth: 'anyone', captcha: true, records: { action: 'LOGIN', remark: '' } }),
  secondStep:           post('api/secondstep',                                      { in: factors.SecondStepRequest, out: account.SecondStepAnswer, wire: 'sealed', auth: 'anyone', records: { action: 'LOGIN', remark: 'second factor' } }),
  secondStepChallenge:  post('api/secondstep/challenge',                            { in: Empty, out: factors.PasskeyRequestAnswer, wire: 'sealed', auth: 'anyone' }),
  currentUser:          get ('api/users/current-user',                              { in: Empty, out: account.CurrentUserAnswer, wire: 'sealedAnswer', auth: 'signedIn', openBefore: 'passwordChange' }),
  logout:               post('api/users/logout',                                    { in: account.LogoutRequest, out: Status, wire: 'sealed', auth: 'signedIn', openBefore: 'passwordChange', records: { action: 'LOGOUT', remark: ({ reason }) => reason ?? 'pressed', endsSession: true } }),
  // Registration
  registrationToken:    post('landAppregistratation/registratationtookan',          { in: account.MobileRequest, out: account.TicketAnswer, wire: 'sealed', auth: 'anyone' }),
  registrationAuth:     get ('landAppregistratation/authreq1',                      { in: Empty, out: Status, wire: 'sealedAnswer', auth: 'ticket' }),
  sendRegOtp:           post('userregister/savemobileno',                           { in: account.MobileRequest, out: account.OtpAnswer, wire: 'sealed', auth: 'anyone' }),
  verifyRegOtp:         post('userregister/varifiedotp',                            { in: account.MobileCodeRequest, out: Status, wire: 'sealed', auth: 'anyone' }),
  resendRegOtp:         post('userregister/updatemobilenos',                        { in: account.MobileCodeRequest, out: Status, wire: 'sealed', auth: 'anyone' }),
  register:             post('userregister/saveuser',                               { in: account.RegistrationRequest, out: Status, wire: 'sealed', auth: 'anyone', captcha: true, records: { action: 'SUBMIT', remark: 'registration' } }),
  // Passwords and profile
  forgotSend:           post('api/sendotp',                                         { in: account.ForgotSendRequest, out: account.ForgotSendAnswer, wire: 'sealed', auth: 'anyone' }),
  forgotMatch:          post('api/matchotp',                                        { in: account.ForgotMatchRequest, out: account.MessageAnswer, wire: 'sealed', auth: 'anyone' }),
  forgotSet:            post('api/setnewpassword',                                  { in: account.ForgotSetRequest, out: account.MessageAnswer, wire: 'sealed', auth: 'anyone', captcha: true, records: { action: 'SUBMIT', remark: 'forgot-password' } }),
  changePassword:       post('api/users/changepassword',                            { in: account.ChangePasswordRequest, out: account.MessageAnswer, wire: 'sealed', auth: 'signedIn', openBefore: 'passwordChange', records: { action: 'SUBMIT', remark: 'change-password', endsSession: true } }),
  checkCurrPassword:    post('api/users/checkcurrpassword',                         { in: account.CheckPasswordRequest, out: account.CheckPasswordAnswer, wire: 'sealed', auth: 'signedIn' }),
  getDetails:           post('api/users/getdetails',                                { in: account.DetailsRequest, out: account.DetailsAnswer, wire: 'sealed', auth: 'signedIn' }),
  updateDetails:        post('api/users/updatedetails',                             { in: account.UpdateDetailsRequest, out: account.MessageAnswer, wire: 'sealed', auth: 'signedIn', records: { action: 'UPDATE', remark: 'profile', changes: ['fullName', 'emailId'] } }),
  emailConfirm:         post('api/email/confirm',                                   { in: profile.EmailConfirmRequest, out: Status, wire: 'sealed', auth: 'anyone' }),
  emailChangeCancel:    post('api/users/email/cancel',                              { in: Empty, out: Status, wire: 'sealed', auth: 'signedIn', records: { action: 'UPDATE', remark: 'e-mail change cancelled' } }),
  nameChangeAsk:        post('api/users/name/ask',                                  { in: profile.NameChangeRequest, out: profile.NameChangeAnswer, wire: 'sealed', auth: ['CI'], records: { action: 'UPDATE', remark: 'name' } }),
  nameChangeWithdraw:   post('api/users/name/withdraw',                             { in: Empty, out: Status, wire: 'sealed', auth: ['CI'], records: { action: 'UPDATE', remark: 'name change withdrawn' } }),
  personalDetailsRead:  post('api/users/personal',                                  { in: Empty, out: personal.PersonalDetailsAnswer, wire: 'sealed', auth: ['CI'] }),
  personalDetailsSave:  post('api/users/personal/save',                             { in: personal.PersonalDetails, out: Status, wire: 'sealed', auth: ['CI'], records: { action: 'UPDATE', remark: 'personal details' } }),
  photoSave:            post('api/users/photo/save',                                { in: profile.PhotoRequest, out: Status, wire: 'sealed', auth: 'signedIn', records: { action: 'UPDATE', remark: 'photo' } }),
  photoRemove:          post('api/users/photo/remove',                              { in: Empty, out: Status, wire: 'sealed', auth: 'signedIn', records: { action: 'UPDATE', remark: 'photo removed' } }),
  themeSave:            post('api/users/theme',                                     { in: account.ThemeRequest, out: Status, wire: 'sealed', auth: 'signedIn', records: { action: 'UPDATE', remark: ({ theme }) => `theme ${theme}` } }),
  displaySave:          post('api/users/display',                                   { in: account.DisplayRequest, out: Status, wire: 'sealed', auth: 'signedIn', records: { action: 'UPDATE', remark: 'display' } }),
  mobileChangeSend:     post('api/users/mobile/sendotp',                            { in: account.MobileRequest, out: account.MobileChangeAnswer, wire: 'sealed', auth: 'signedIn' }),
  mobileChangeMatch:    post('api/users/mobile/matchotp',                           { in: account.MobileCodeRequest, out: account.MobileChangeAnswer, wire: 'sealed', auth: 'signedIn', records: { action: 'UPDATE', remark: ({ mobileno }, _, before) => (mobileno === before.mobileNo ? undefined : 'mobile number') } }),
  roles:                get ('api/officer/getallrole',                              { in: Empty, out: account.RolesAnswer, wire: 'sealedAnswer', auth: ['O', 'A'] }),
  accessLedger:         post('api/users/accessledger',                              { in: ledger.AccessLedgerRequest, out: ledger.AccessLedgerAnswer, wire: 'sealed', auth: 'signedIn' }),
  sessionList:          post('api/users/sessions',                                  { in: Empty, out: account.SessionListAnswer, wire: 'sealed', auth: 'signedIn' }),
  sessionsEnd:          post('api/users/sessions/end',                              { in: Empty, out: Status, wire: 'sealed', auth: 'signedIn', records: { action: 'LOGOUT', remark: 'everywhere', endsSession: true } }),
  factorList:           post('api/users/factors',                                   { in: Empty, out: factors.FactorListAnswer, wire: 'sealed', auth: staff, openBefore: 'secondFactor' }),
  factorChallenge:      post('api/users/factors/challenge',                         { in: Empty, out: factors.PasskeyRequestAnswer, wire: 'sealed', auth: staff, openBefore: 'secondFactor' }),
  factorConfirm:        post('api/users/factors/confirm',                           { in: factors.FactorConfirmRequest, out: Status, wire: 'sealed', auth: staff, openBefore: 'secondFactor' }),
  totpBegin:            post('api/users/factors/totp/begin',                        { in: Empty, out: factors.TotpKeyAnswer, wire: 'sealed', auth: staff, openBefore: 'secondFactor' }),
  totpAdd:              post('api/users/factors/totp/add',                          { in: factors.TotpAddRequest, out: factors.RecoveryCodesAnswer, wire: 'sealed', auth: staff, openBefore: 'secondFactor', records: { action: 'SUBMIT', remark: 'second factor' } }),
  passkeyBegin:         post('api/users/factors/passkey/begin',                     { in: Empty, out: factors.PasskeyCreationAnswer, wire: 'sealed', auth: staff, openBefore: 'secondFactor' }),
  passkeyAdd:           post('api/users/factors/passkey/add',                       { in: factors.PasskeyAddRequest, out: factors.RecoveryCodesAnswer, wire: 'sealed', auth: staff, openBefore: 'secondFactor', records: { action: 'SUBMIT', remark: 'second factor' } }),
  factorRemove:         post('api/users/factors/remove',                            { in: factors.FactorRemoveRequest, out: Status, wire: 'sealed', auth: staff, records: { action: 'UPDATE', remark: 'second factor' } }),
  recoveryCodesRenew:   post('api/users/factors/recoverycodes',                     { in: Empty, out: factors.RecoveryCodesAnswer, wire: 'sealed', auth: staff, records: { action: 'UPDATE', remark: 'second factor' } }),
  dataExport:           post('api/users/export',                                   { in: account.DataExportRequest, out: FileAnswer, wire: 'file', auth: 'signedIn', records: { action: 'DOWNLOAD', remark: 'dataExport' } }),
  consentList:          get ('api/users/consents',                                  { in: Empty, out: ledger.ConsentListAnswer, wire: 'sealedAnswer', auth: 'signedIn' }),
  consentWithdraw:      post('api/users/consents/withdraw',                         { in: ledger.ConsentRequest, out: Status, wire: 'sealed', auth: ['CI'], records: { action: 'UPDATE', remark: 'consent withdrawn' } }),
  consentGive:          post('api/users/consents/give',                             { in: ledger.ConsentRequest, out: Status, wire: 'sealed', auth: ['CI'], records: { action: 'UPDATE', remark: 'consent given' } }),
  erasureState:         get ('api/users/erasure',                                   { in: Empty, out: erasure.ErasureStateAnswer, wire: 'sealedAnswer', auth: citizens }),
  erasureSend:          post('api/users/erasure/sendotp',                           { in: Empty, out: Status, wire: 'sealed', auth: citizens }),
  erasureAsk:           post('api/users/erasure/ask',                               { in: erasure.ErasureAskRequest, out: Status, wire: 'sealed', auth: citizens, records: { action: 'SUBMIT', remark: 'erasure asked' } }),
  erasureWithdraw:      post('api/users/erasure/withdraw',                          { in: Empty, out: Status, wire: 'sealed', auth: citizens, records: { action: 'UPDATE', remark: 'erasure withdrawn' } }),
  erasureProof:         post('api/users/erasure/proof',                             { in: Empty, out: FileAnswer, wire: 'file', auth: citizens, records: { action: 'DOWNLOAD', remark: 'erasureProof' } }),
  // Notifications, tenders, public information
  channelsRead:         post('api/users/channels',                                  { in: Empty, out: deliveries.ChannelsAnswer, wire: 'sealed', auth: 'signedIn' }),
  channelsSave:         post('api/users/channels/save',                             { in: deliveries.ChannelChoice, out: Status, wire: 'sealed', auth: 'signedIn', records: { action: 'UPDATE', remark: ({ kind }) => `channels of ${kind}` } }),
  bellCount:            post('notificationDetails/showNotificationCount',           { in: notifications.UserRequest, out: notifications.BellCountAnswer, wire: 'plain', auth: 'signedIn' }),
  bellList:             post('notificationDetails/showNotification',                { in: notifications.UserRequest, out: notifications.BellListAnswer, wire: 'sealed', auth: 'signedIn' }),
  bellRead:             post('notificationDetails/updateNotification',              { in: notifications.BellReadRequest, out: Status, wire: 'sealed', auth: 'signedIn' }),
  ownNotificationList:  post('notificationDetails/list',                            { in: ownNotifications.OwnNotificationsRequest, out: ownNotifications.OwnNotificationsAnswer, wire: 'sealed', auth: 'signedIn' }),
  ownNotificationsRead: post('notificationDetails/readAll',                         { in: ownNotifications.ReadAllRequest, out: Status, wire: 'sealed', auth: 'signedIn' }),
  watchList:            post('api/watches/list',                                    { in: Empty, out: watches.WatchListAnswer, wire: 'sealed', auth: citizens }),
  watchSave:            post('api/watches/save',                                    { in: watches.WatchRequest, out: Status, wire: 'sealed', auth: citizens, records: { action: 'UPDATE', remark: ({ kind }) => `watch a ${kind}` } }),
  watchRemove:          post('api/watches/remove',                                  { in: watches.WatchRemoveRequest, out: Status, wire: 'sealed', auth: citizens, records: { action: 'UPDATE', remark: ({ watchId }) => `watch ${watchId} removed` } }),
  notificationSearch:   post('api/notifications/viewnotifications',                 { in: notifications.NoticeSearchRequest, out: notifications.NoticeSearchAnswer, wire: 'sealed', auth: 'anyone', records: { action: 'SEARCH', remark: (input) => searchText(input.description, input.startDate, input.endDate) } }),
  notice:               post('api/notifications/notice',                            { in: notifications.NoticeRequest, out: notifications.NoticeAnswer, wire: 'sealed', auth: 'anyone' }),
  notificationDownload: get ('manage-notification/notification/download/:uploadDoc', { in: documents.NamedFileRequest, out: FileAnswer, wire: 'file', auth: 'anyone', records: { action: 'DOWNLOAD', remark: 'notificationDownload' } }),
  tenderSearch:         post('api/tender/gettender',                                { in: tenders.TenderSearchRequest, out: tenders.TenderSearchAnswer, wire: 'sealed', auth: 'anyone', records: { action: 'SEARCH', remark: (input) => searchText(input.title, input.startDate) } }),
  tenderDownload:       get ('downloadDocument/:uploadDoc',                         { in: documents.NamedFileRequest, out: FileAnswer, wire: 'file', auth: 'anyone', records: { action: 'DOWNLOAD', remark: 'tenderDownload' } }),
  auctionPdf:           post('auction/generatePdfTendreAuction',                    { in: tenders.AuctionRequest, out: tenders.AuctionAnswer, wire: 'sealed', auth: 'anyone', records: { action: 'DOWNLOAD', remark: (input) => `tender ${'intid' in input ? input.intid : input.intId}` } }),
  tenderDetails:        post('api/tender/details',                                  { in: tenders.TenderDetailsRequest, out: tenders.TenderDetailsAnswer, wire: 'sealed', auth: 'anyone' }),
  tenderHistory:        post('api/tender/history',                                  { in: tenders.TenderHistoryRequest, out: tenders.TenderHistoryAnswer, wire: 'sealed', auth: 'anyone' }),
  tenderAsk:            post('api/tender/ask',                                      { in: tenders.TenderAskRequest, out: Status, wire: 'sealed', auth: applicants, records: { action: 'SUBMIT', remark: ({ tenderAdvertisementId }) => `question tender ${tenderAdvertisementId}` }, once: 'key' }),
  tenderOcds:           get ('tenders/ocds.json',                                   { in: Empty, out: FileAnswer, wire: 'file', auth: 'anyone' }),
  tenderFeed:           get ('tenders/atom.xml',                                    { in: Empty, out: FileAnswer, wire: 'file', auth: 'anyone' }),
  tenderCalendar:       get ('tenders/:tenderId/dates.ics',                         { in: tenders.TenderFileRequest, out: FileAnswer, wire: 'file', auth: 'anyone' }),
  noticeFeed:           get ('notices/atom.xml',                                    { in: Empty, out: FileAnswer, wire: 'file', auth: 'anyone' }),
  summary:              post('api/getSummaryDetails',                               { in: Empty, out: content.SummaryAnswer, wire: 'sealed', auth: 'anyone', alsoGet: true }),
  faq:                  post('faq/questionsandanswers',                             { in: Empty, out: content.FaqAnswer, wire: 'sealed', auth: 'anyone', alsoGet: true }),
  faqList:              get ('faq/list',                                            { in: Empty, out: content.FaqAnswer, wire: 'sealedAnswer', auth: 'anyone' }),
  sitePage:             post('api/page',                                            { in: sitePages.SitePageRequest, out: sitePages.SitePageAnswer, wire: 'sealed', auth: 'anyone' }),
  publishedPages:       post('api/pages',                                           { in: sitePages.PublishedPagesRequest, out: sitePages.PublishedPagesAnswer, wire: 'sealed', auth: 'anyone' }),
  faqVote:              post('faq/vote',                                            { in: content.FaqVoteRequest, out: Status, wire: 'sealed', auth: 'anyone', once: 'key' }),
  contactList:          get ('contact/list',                                        { in: Empty, out: content.ContactListAnswer, wire: 'sealedAnswer', auth: 'anyone' }),
  siteSearch:           post('api/search',                                          { in: SiteSearchRequest, out: SiteSearchAnswer, wire: 'sealed', auth: 'anyone', records: { action: 'SEARCH', remark: ({ words }) => words } }),
  plotMatch:            post('land/plotMatch',                                      { in: PlotMatchRequest, out: PlotMatchAnswer, wire: 'sealed', auth: 'anyone' }),
  plotSearch:           post('land/plotSearch',                                     { in: PlotSearchRequest, out: PlotSearchAnswer, wire: 'sealed', auth: 'anyone' }),
  publicStatistics:     post('api/publicStatistics',                                { in: Empty, out: publicLand.PublicStatisticsAnswer, wire: 'sealed', auth: 'anyone', alsoGet: true }),
  plotCheck:            post('land/plotCheck',                                      { in: publicLand.PlotCheckRequest, out: publicLand.PlotCheckAnswer, wire: 'sealed', auth: 'anyone', captcha: true, records: { action: 'SEARCH', remark: ({ plotNo }) => `plot ${plotNo}` } }),
  raiseQuery:           post('raisequery',                                          { in: queries.RaiseQueryRequest, out: queries.RaiseQueryAnswer, wire: 'sealed', auth: 'signedIn', records: { action: 'SUBMIT', remark: (_, answer) => resultText(answer, 'queryNo') }, once: 'key' }),
  ownQueries:           post('raisequery/own',                                      { in: queries.OwnQueriesRequest, out: queries.OwnQueriesAnswer, wire: 'sealed', auth: 'signedIn' }),
  pageReportSave:       post('pagereport/save',                                     { in: pageReports.PageReportRequest, out: Status, wire: 'sealed', auth: 'anyone', records: { action: 'SUBMIT', remark: 'page report' }, once: 'key' }),
  // Land applications and documents
  appliedLand:          post('land/appliedlanddetails',                             { in: applications.AppliedLandRequest, out: applications.AppliedLandAnswer, wire: 'sealed', auth: applicants, forPerson: true }),
  cancelApplication:    post('land/cancelApplication',                              { in: applications.CancelRequest, out: Status, wire: 'sealed', auth: applicants, forPerson: true, records: { action: 'SUBMIT', remark: ({ applicationId }) => `application ${applicationId} CANCEL` }, once: 'key' }),
  documentList:         get ('getDocumentList',                                     { in: documents.DocumentListRequest, out: documents.DocumentListAnswer, wire: 'sealedAnswer', auth: 'signedIn' }),
  documentKinds:        post('api/documents/kinds',                                 { in: DocumentKindsRequest, out: DocumentKindsAnswer, wire: 'sealed', auth: 'anyone' }),
  limitList:            post('api/limits',                                          { in: Empty, out: LimitsAnswer, wire: 'sealed', auth: 'anyone' }),
  saveFileToTemp:       post('saveFileToTemp',                                      { in: documents.UploadRequest, out: documents.UploadAnswer, wire: 'multipart', auth: 'signedIn', forPerson: true, forGuest: true, once: 'key' }),
  fileBlob:             get ('downloadFile/:documentId',                            { in: documents.FileRequest, out: FileAnswer, wire: 'file', auth: 'signedIn', forPerson: true, records: { action: 'DOWNLOAD', remark: 'fileBlob' } }),
  formName:             get ('getFormName',                                         { in: Empty, out: submissions.FormListAnswer, wire: 'sealedAnswer', auth: 'signedIn' }),
  accessToken:          get ('getAccessToken',                                      { in: Empty, out: documents.DocumentTicketAnswer, wire: 'sealedAnswer', auth: 'signedIn', records: { action: 'DOWNLOAD', remark: 'encryptedFile' } }),
  encryptedFile:        get ('viewDocument/:encryptedPath',                         { in: documents.HiddenFileRequest, out: FileAnswer, wire: 'file', auth: 'signedIn' }),
  applicantPdf:         post('land-purchase-application/generatePdfApplicant',      { in: documents.ApplicantPdfRequest, out: FileAnswer, wire: 'file', auth: 'signedIn', rights: ['data.applications.export'], forPerson: true, records: { action: 'DOWNLOAD', remark: 'applicantPdf' } }),
  applicationReceipt:   post('land/receipt',                                        { in: documents.PrintoutRequest, out: FileAnswer, wire: 'file', auth: 'signedIn', rights: ['data.applications.export'], forPerson: true, forGuest: true, records: { action: 'DOWNLOAD', remark: 'applicationReceipt' } }),
  decisionOrder:        post('land/order',                                          { in: documents.PrintoutRequest, out: FileAnswer, wire: 'file', auth: 'signedIn', rights: ['data.applications.export'], forPerson: true, records: { action: 'DOWNLOAD', remark: 'decisionOrder' } }),
  letterFile:           post('land/letter',                                         { in: letters.LetterFileRequest, out: FileAnswer, wire: 'file', auth: 'signedIn', records: { action: 'DOWNLOAD', remark: 'letterFile' } }),
  verifyDocument:       post('verify/document',                                     { in: documents.VerifyRequest, out: documents.VerifyAnswer, wire: 'sealed', auth: 'anyone', records: { action: 'SEARCH', remark: ({ number }) => `document ${number}` } }),
  aadhaarLookup:        post('auction/bidderregistraration/getddhar',               { in: submissions.AadhaarRequest, out: submissions.AadhaarAnswer, wire: 'sealed', auth: 'signedIn', records: { action: 'SEARCH', remark: 'aadhaar' } }),
  bidderRegistration:   post('auction/bidderregistraration/save',                   { in: submissions.BidderRequest, out: submissions.BidderAnswer, wire: 'sealed', auth: applicants, records: { action: 'SUBMIT', remark: (_, answer) => resultText(answer, 'bidderNo') }, once: 'content' }),
  landCheck:            post('land/landCheck',                                      { in: submissions.LandCheckRequest, out: submissions.LandCheckAnswer, wire: 'sealed', auth: applicants, forPerson: true }),
  landTerms:            post('land/landTerms',                                      { in: Empty, out: landTerms.LandTermsAnswer, wire: 'sealed', auth: 'anyone' }),
  landEstimate:         post('land/landEstimate',                                   { in: landEstimate.LandEstimateRequest, out: landEstimate.LandEstimateAnswer, wire: 'sealed', auth: applicants, forPerson: true }),
  demandPay:            post('land/payment/demand',                                 { in: payments.DemandPayRequest, out: payments.PayAnswer, wire: 'sealed', auth: applicants, forPerson: true, records: { action: 'SUBMIT', remark: ({ applicationId }) => `payment for application ${applicationId}` } }),
  feePay:               post('land/payment/fee',                                    { in: payments.FeePayRequest, out: payments.PayAnswer, wire: 'sealed', auth: applicants, forPerson: true, records: { action: 'SUBMIT', remark: 'payment of an application fee' } }),
  paymentCheck:         post('land/payment/check',                                  { in: payments.PaymentCheckRequest, out: payments.PaymentCheckAnswer, wire: 'sealed', auth: applicants, forPerson: true }),
  confirmationSend:     post('land/apply/sendotp',                                  { in: Empty, out: Status, wire: 'sealed', auth: applicants }),
  confirmationMatch:    post('land/apply/matchotp',                                 { in: submissions.ConfirmationRequest, out: Status, wire: 'sealed', auth: applicants }),
  applyLand:            post('land/applyLand',                                      { in: submissions.ApplyLandRequest, out: submissions.ApplyLandAnswer, wire: 'sealed', auth: applicants, forPerson: true, records: { action: 'SUBMIT', remark: (_, answer) => resultText(answer, 'applicationNo') }, once: 'content' }),
  applyLandDraft:       post('land/getApplication',                                 { in: applications.ApplicationRequest, out: applications.ApplicationAnswer, wire: 'sealed', auth: applicants, forPerson: true }),
  ownListExport:        post('land/appliedlanddetails/export',                      { in: ownApplications.OwnListExportRequest, out: FileAnswer, wire: 'file', auth: applicants, forPerson: true, records: { action: 'DOWNLOAD', remark: 'ownListExport' } }),
  applicationAccesses:  post('land/application/accesses',                           { in: ownApplications.ApplicationAccessRequest, out: ownApplications.ApplicationAccessAnswer, wire: 'sealed', auth: applicants, forPerson: true }),
  applicantStep:        post('land/applicationStep',                                { in: workflow.ApplicantStepRequest, out: workflow.StepAnswer, wire: 'sealed', auth: applicants, forPerson: true, records: { action: 'SUBMIT', remark: ({ applicationId, action }) => `application ${applicationId} ${action}` }, once: 'key' }),
  messageList:          post('api/application/messages',                            { in: messages.MessageListRequest, out: messages.MessageListAnswer, wire: 'sealed', auth: [...applicants, ...officers], forPerson: true }),
  messageSend:          post('api/application/messages/send',                       { in: messages.MessageSendRequest, out: Status, wire: 'sealed', auth: [...applicants, ...officers], forPerson: true, records: { action: 'SUBMIT', remark: ({ applicationId }) => `message about application ${applicationId}` }, once: 'key' }),
  applyDraftSave:       post('land/draft/save',                                     { in: submissions.DraftSaveRequest, out: submissions.DraftSaveAnswer, wire: 'sealed', auth: applicants, forPerson: true, forGuest: true }),
  applyDraftRead:       post('land/draft/view',                                     { in: submissions.DraftRequest, out: submissions.DraftAnswer, wire: 'sealed', auth: applicants, forPerson: true, forGuest: true }),
  applyDraftDrop:       post('land/draft/delete',                                   { in: submissions.DraftRequest, out: Status, wire: 'sealed', auth: applicants, forPerson: true, forGuest: true }),
  grievanceSave:        post('grievance/addgrievance',                              { in: submissions.GrievanceRequest, out: submissions.GrievanceAnswer, wire: 'sealed', auth: applicants, forPerson: true, forGuest: true, records: { action: 'SUBMIT', remark: (_, answer) => resultText(answer, 'tokenNo') }, once: 'content' }),
  reportsNearby:        post('grievance/nearby',                                    { in: nearbyReports.NearbyReportsRequest, out: nearbyReports.NearbyReportsAnswer, wire: 'sealed', auth: applicants, forPerson: true, forGuest: true }),
  reportJoin:           post('grievance/join',                                      { in: nearbyReports.ReportJoinRequest, out: nearbyReports.ReportJoinAnswer, wire: 'sealed', auth: applicants, forPerson: true, forGuest: true, records: { action: 'SUBMIT', remark: (_, answer) => resultText(answer, 'tokenNo') }, once: 'key' }),
  grievanceList:        post('grievance/viewgrievance',                             { in: applications.GrievanceListRequest, out: applications.GrievanceListAnswer, wire: 'sealed', auth: [...applicants, ...officers], forPerson: true }),
  guestCodeSend:        post('grievance/guest/sendotp',                             { in: guestReports.GuestCodeRequest, out: Status, wire: 'sealed', auth: 'anyone', captcha: true }),
  guestCodeResend:      post('grievance/guest/resendotp',                           { in: account.MobileRequest, out: Status, wire: 'sealed', auth: 'anyone' }),
  guestCodeMatch:       post('grievance/guest/matchotp',                            { in: account.MobileCodeRequest, out: guestReports.GuestAnswer, wire: 'sealed', auth: 'anyone' }),
  guestReport:          post('grievance/guest/report',                              { in: guestReports.GuestReportRequest, out: guestReports.GuestReportAnswer, wire: 'sealed', auth: citizens, forGuest: true, records: { action: 'SEARCH', remark: ({ applicationNo }) => searchText(1, applicationNo) } }),
  quarrySave:           post('quarry-application/save',                             { in: submissions.QuarryRequest, out: submissions.QuarryAnswer, wire: 'sealed', auth: applicants, forPerson: true, records: { action: 'SUBMIT', remark: (_, answer) => resultText(answer, 'applicationNo') }, once: 'content' }),
  // Corrections of the land record
  correctionSubject:    post('land/correction/record',                              { in: corrections.CorrectionSubjectRequest, out: corrections.CorrectionSubjectAnswer, wire: 'sealed', auth: correctionReaders, forPerson: true }),
  correctionSave:       post('land/correction/save',                                { in: corrections.CorrectionSaveRequest, out: corrections.CorrectionSaveAnswer, wire: 'sealed', auth: correctionReaders, forPerson: true, records: { action: 'SUBMIT', remark: (_, answer) => resultText(answer, 'correctionNo') }, once: 'key' }),
  correctionList:       post('land/correction/list',                                { in: corrections.CorrectionListRequest, out: corrections.CorrectionListAnswer, wire: 'sealed', auth: correctionReaders, forPerson: true }),
  correctionStep:       post('land/correction/step',                                { in: corrections.CorrectionStepRequest, out: Status, wire: 'sealed', auth: correctionReaders, forPerson: true, records: { action: 'SUBMIT', remark: ({ correctionId, action }) => `correction ${correctionId} ${action}` }, once: 'key' }),
  // Acting for a person
  personCodeSend:       post('api/representation/sendotp',                          { in: representation.PersonCodeRequest, out: Status, wire: 'sealed', auth: applicants, records: { action: 'SUBMIT', remark: 'code of a person' } }),
  representationStart:  post('api/representation/start',                            { in: representation.RepresentationStartRequest, out: representation.RepresentationStartAnswer, wire: 'sealed', auth: applicants, records: { action: 'SUBMIT', remark: ({ proof }) => `act for a person by ${proof}` } }),
  representation:       get ('api/representation',                                  { in: Empty, out: representation.RepresentationAnswer, wire: 'sealedAnswer', auth: applicants }),
  representationEnd:    post('api/representation/end',                              { in: Empty, out: Status, wire: 'sealed', auth: applicants, records: { action: 'UPDATE', remark: 'act for a person: ended' } }),
  filedList:            post('api/representation/applications',                     { in: representation.FiledListRequest, out: representation.FiledListAnswer, wire: 'sealed', auth: applicants }),
  // Officers
  officerQueue:         post('api/officer/applications',                            { in: applications.OfficerQueueRequest, out: applications.OfficerQueueAnswer, wire: 'sealed', auth: officers, records: { action: 'SEARCH', remark: ({ search }) => searchText(search) } }),
  officerApplication:   post('api/officer/application',                             { in: applications.OfficerApplicationRequest, out: applications.OfficerApplicationAnswer, wire: 'sealed', auth: officers }),
  officerCaseLand:      post('api/officer/application/land',                        { in: casePage.CaseRequest, out: casePage.CaseLandAnswer, wire: 'sealed', auth: officers }),
  officerCaseWork:      post('api/officer/application/work',                        { in: casePage.CaseRequest, out: caseWork.CaseWorkAnswer, wire: 'sealed', auth: officers }),
  documentCheckSave:    post('api/officer/application/check',                       { in: caseWork.DocumentCheckRequest, out: caseWork.DocumentCheckAnswer, wire: 'sealed', auth: officers }),
  caseNoteAdd:          post('api/officer/application/note',                        { in: caseWork.CaseNoteRequest, out: caseWork.CaseNoteAnswer, wire: 'sealed', auth: officers, records: { action: 'SUBMIT', remark: ({ applicationId }) => `note on application ${applicationId}` }, once: 'key' }),
  officeQuestionCase:   post('api/officer/question/case',                           { in: casePage.CaseRequest, out: officeQuestions.OfficeQuestionsAnswer, wire: 'sealed', auth: officers }),
  officeQuestionAsk:    post('api/officer/question/ask',                            { in: officeQuestions.OfficeQuestionAskRequest, out: Status, wire: 'sealed', auth: officers, records: { action: 'SUBMIT', remark: ({ applicationId }) => `question to another office about application ${applicationId}` }, once: 'key' }),
  officeQuestionWithdraw: post('api/officer/question/withdraw',                     { in: officeQuestions.OfficeQuestionRequest, out: Status, wire: 'sealed', auth: officers, records: { action: 'UPDATE', remark: ({ questionId }) => `question ${questionId} to another office taken back` } }),
  officeQuestionList:   post('api/officer/question/list',                           { in: officeQuestions.OfficeQuestionListRequest, out: officeQuestions.OfficeQuestionListAnswer, wire: 'sealed', auth: officers }),
  officeQuestionAnswer: post('api/officer/question/answer',                         { in: officeQuestions.OfficeQuestionAnswerRequest, out: Status, wire: 'sealed', auth: officers, records: { action: 'SUBMIT', remark: ({ questionId }) => `answer to question ${questionId}` }, once: 'key' }),
  paymentReversalRead:  post('api/officer/payment',                                 { in: casePage.CaseRequest, out: paymentReversal.PaymentReversalsAnswer, wire: 'sealed', auth: officers }),
  paymentReversalPropose: post('api/officer/payment/propose',                       { in: paymentReversal.PaymentProposeRequest, out: Status, wire: 'sealed', auth: officers, records: { action: 'SUBMIT', remark: ({ applicationId }) => `payment of application ${applicationId} to be taken back` }, once: 'key' }),
  paymentReversalDecide: post('api/officer/payment/decide',                         { in: paymentReversal.PaymentDecideRequest, out: Status, wire: 'sealed', auth: officers, records: { action: 'UPDATE', remark: ({ applicationId, isConfirmed }) => `payment of application ${applicationId} ${isConfirmed ? 'taken back' : 'kept'}` } }),
  refundList:           post('api/officer/refund/list',                             { in: payments.RefundListRequest, out: payments.RefundListAnswer, wire: 'sealed', auth: landOfficers, rights: ['data.money.see'] }),
  refundRecord:         post('api/officer/refund/record',                           { in: payments.RefundRecordRequest, out: Status, wire: 'sealed', auth: landOfficers, records: { action: 'UPDATE', remark: ({ paymentId }) => `refund of payment ${paymentId}` } }),
  officerReporter:      post('api/officer/reporter',                                { in: reporter.ReporterRequest, out: reporter.ReporterAnswer, wire: 'sealed', auth: officers }),
  officerStep:          post('api/officer/step',                                    { in: workflow.OfficerStepRequest, out: workflow.StepAnswer, wire: 'sealed', auth: officers, records: { action: 'SUBMIT', remark: ({ applicationId, action }) => `application ${applicationId} ${action}` }, once: 'key' }),
  reasonList:           post('api/officer/reasons',                                 { in: workflow.ReasonListRequest, out: workflow.ReasonListAnswer, wire: 'sealed', auth: officers }),
  letterDraft:          post('api/officer/letter/draft',                            { in: letters.LetterDraftRequest, out: letters.LetterDraftAnswer, wire: 'sealed', auth: officers }),
  letterPreview:        post('api/officer/letter/preview',                          { in: letters.LetterPreviewRequest, out: FileAnswer, wire: 'file', auth: officers }),
  officerDecision:      post('api/officer/decision',                                { in: workflow.DecisionRequest, out: Status, wire: 'sealed', auth: officers, records: { action: 'SUBMIT', remark: ({ applicationId, statusType }) => `application ${applicationId} ${statusType}` }, once: 'key' }),
  committeeList:        post('api/officer/committee/list',                          { in: Empty, out: committee.CommitteeListAnswer, wire: 'sealed', auth: landOfficers }),
  committeeMeeting:     post('api/officer/committee/meeting',                       { in: committee.CommitteeMeetingRequest, out: committee.CommitteeMeetingAnswer, wire: 'sealed', auth: landOfficers }),
  committeeSave:        post('api/officer/committee/save',                          { in: committee.CommitteeSaveRequest, out: committee.CommitteeSaveAnswer, wire: 'sealed', auth: landOfficers, records: { action: 'UPDATE', remark: ({ meetingId = 'new' }) => `committee meeting ${meetingId}` }, once: 'key' }),
  committeeResolve:     post('api/officer/committee/resolve',                       { in: committee.CommitteeResolveRequest, out: workflow.StepAnswer, wire: 'sealed', auth: landOfficers, records: { action: 'SUBMIT', remark: ({ applicationId, result }) => `application ${applicationId} ${result}` }, once: 'key' }),
  committeePaper:       post('api/officer/committee/paper',                         { in: committee.CommitteePaperRequest, out: FileAnswer, wire: 'file', auth: landOfficers, rights: ['data.applications.export'], records: { action: 'DOWNLOAD', remark: 'committeePaper' } }),
  inboxList:            post('api/officer/inbox/list',                              { in: inbox.InboxRequest, out: inbox.InboxAnswer, wire: 'sealed', auth: officers, records: { action: 'SEARCH', remark: ({ search }) => searchText(search) } }),
  inboxCounts:          post('api/officer/inbox/counts',                            { in: Empty, out: inbox.InboxCountsAnswer, wire: 'sealed', auth: officers }),
  inboxExport:          post('api/officer/inbox/export',                           { in: officeWork.InboxExportRequest, out: FileAnswer, wire: 'file', auth: officers, rights: ['data.applications.export'], records: { action: 'DOWNLOAD', remark: 'inboxExport' } }),
  inboxViewList:        post('api/officer/inbox/views',                            { in: officeWork.InboxViewListRequest, out: officeWork.InboxViewListAnswer, wire: 'sealed', auth: officers }),
  inboxViewSave:        post('api/officer/inbox/views/save',                       { in: officeWork.InboxViewSaveRequest, out: Status, wire: 'sealed', auth: officers }),
  inboxViewDelete:      post('api/officer/inbox/views/delete',                     { in: officeWork.InboxViewRequest, out: Status, wire: 'sealed', auth: officers }),
  inboxAssignment:      post('api/officer/inbox/assignment',                       { in: officeWork.AssigneeRequest, out: officeWork.AssignmentAnswer, wire: 'sealed', auth: officers }),
  inboxAssign:          post('api/officer/inbox/assign',                           { in: officeWork.AssignRequest, out: officeWork.AssignAnswer, wire: 'sealed', auth: officers, records: { action: 'UPDATE', remark: ({ action, applicationIds }) => `${action} applications ${applicationIds.join(' ')}`.slice(0, 200) } }),
  leaveList:            post('api/officer/leaves',                                 { in: Empty, out: officeWork.LeaveListAnswer, wire: 'sealed', auth: officers }),
  leaveSave:            post('api/officer/leaves/save',                            { in: officeWork.LeaveSaveRequest, out: officeWork.LeaveSaveAnswer, wire: 'sealed', auth: officers, records: { action: 'UPDATE', remark: ({ startsOn, endsOn }) => `leave ${startsOn} to ${endsOn}` } }),
  leaveDelete:          post('api/officer/leaves/delete',                          { in: officeWork.LeaveRequest, out: Status, wire: 'sealed', auth: officers, records: { action: 'UPDATE', remark: ({ leaveId }) => `leave ${leaveId} removed` } }),
  digestRead:           post('api/officer/digest',                                  { in: Empty, out: officeWork.DigestAnswer, wire: 'sealed', auth: officers }),
  digestSave:           post('api/officer/digest/save',                             { in: officeWork.Digest, out: Status, wire: 'sealed', auth: officers, records: { action: 'UPDATE', remark: ({ hour }) => `summary of the day ${hour ?? 'off'}` } }),
  caseList:             post('land/casedetails',                                    { in: caseRegister.CaseListRequest, out: caseRegister.CaseListAnswer, wire: 'sealed', auth: officers, rights: ['data.applications.see'] }),
  caseExport:           post('api/officer/case/export',                            { in: caseRegister.CaseExportRequest, out: FileAnswer, wire: 'file', auth: officers, rights: ['data.applications.export'], records: { action: 'DOWNLOAD', remark: 'caseExport' } }),
  caseFile:             post('api/officer/case/file',                              { in: courtCase.CaseFileRequest, out: courtCase.CaseFileAnswer, wire: 'sealed', auth: officers, records: { action: 'SUBMIT', remark: (_, answer) => resultText(answer, 'applicationNo') }, once: 'content' }),
  casePapers:           post('api/officer/case/papers',                            { in: courtCase.CaseRequest, out: courtCase.CasePapersAnswer, wire: 'sealed', auth: officers }),
  casePartyContact:     post('api/officer/case/party/contact',                     { in: courtCase.CasePartyContactRequest, out: courtCase.CasePartyContactAnswer, wire: 'sealed', auth: officers }),
  casePartySave:        post('api/officer/case/party/save',                        { in: courtCase.CasePartySaveRequest, out: Status, wire: 'sealed', auth: officers, records: { action: 'UPDATE', remark: ({ applicationId }) => `party of case ${applicationId}` }, once: 'key' }),
  casePartyRemove:      post('api/officer/case/party/remove',                      { in: courtCase.CasePartyRequest, out: Status, wire: 'sealed', auth: officers, records: { action: 'UPDATE', remark: ({ partyId }) => `party ${partyId} removed` } }),
  caseNoticeIssue:      post('api/officer/case/notice/issue',                      { in: courtCase.CaseNoticeIssueRequest, out: Status, wire: 'sealed', auth: officers, records: { action: 'UPDATE', remark: ({ partyId, kind }) => `${kind} notice to party ${partyId}` }, once: 'key' }),
  caseServiceSave:      post('api/officer/case/notice/service',                    { in: courtCase.CaseServiceRequest, out: Status, wire: 'sealed', auth: officers, records: { action: 'UPDATE', remark: ({ noticeId, mode }) => `notice ${noticeId} served: ${mode}` } }),
  courtAppealSave:      post('api/officer/case/appeal/save',                       { in: courtCase.CourtAppealSaveRequest, out: Status, wire: 'sealed', auth: officers, records: { action: 'UPDATE', remark: ({ applicationId }) => `appeal of case ${applicationId}` }, once: 'key' }),
  caseLetter:           post('api/officer/case/notice/letter',                     { in: courtCase.CaseLetterRequest, out: FileAnswer, wire: 'file', auth: officers, records: { action: 'DOWNLOAD', remark: 'caseLetter' } }),
  hearingList:          post('api/officer/case/hearings',                          { in: courtCase.HearingListRequest, out: courtCase.HearingListAnswer, wire: 'sealed', auth: officers, rights: ['data.applications.see'] }),
  hearingCalendar:      post('api/officer/case/calendar',                          { in: courtCase.HearingListRequest, out: FileAnswer, wire: 'file', auth: officers, rights: ['data.applications.export'], records: { action: 'DOWNLOAD', remark: 'hearingCalendar' } }),
  fieldVisitList:       post('api/officer/field/visits',                           { in: Empty, out: fieldReport.FieldVisitListAnswer, wire: 'sealed', auth: fieldStaff }),
  fieldVisitPlan:       post('api/officer/field/visits/plan',                      { in: fieldReport.FieldVisitPlanRequest, out: Status, wire: 'sealed', auth: fieldStaff, records: { action: 'UPDATE', remark: ({ applicationId, plannedOn }) => `visit of application ${applicationId} on ${plannedOn}` } }),
  fieldReportCase:      post('api/officer/field/report',                           { in: casePage.CaseRequest, out: fieldReport.FieldReportCaseAnswer, wire: 'sealed', auth: officers }),
  fieldReportSave:      post('api/officer/field/report/save',                      { in: fieldReport.FieldReportSaveRequest, out: fieldReport.FieldReportSaveAnswer, wire: 'sealed', auth: fieldStaff, records: { action: 'SUBMIT', remark: ({ applicationId, isFinished }) => `field report of application ${applicationId}${isFinished ? ' finished' : ''}` } }),
  officerSummary:       post('api/officer/dashboard',                               { in: Empty, out: officerSummary.OfficerSummaryAnswer, wire: 'sealed', auth: officers }),
  dashboard:            post('api/dashboard/figures',                               { in: dashboard.DashboardFilter, out: dashboard.DashboardAnswer, wire: 'sealed', auth: figureReaders }),
  dashboardList:        post('api/dashboard/list',                                  { in: dashboardList.DashboardListRequest, out: dashboardList.DashboardListAnswer, wire: 'sealed', auth: figureReaders, rights: [], records: { action: 'SEARCH', remark: ({ figure, part }) => searchText(figure, part) } }),
  // Land information
  landInformation:      post('api/officer/report/landInformation',                  { in: reports.LandInformationRequest, out: reports.LandInformationAnswer, wire: 'sealed', auth: landOfficers, rights: ['data.land.see'], records: { action: 'SEARCH', remark: (input) => searchText('plot', input.districtCode, input.tahasilCode, input.villageCode, input.khataNoId) } }),
  landInformationExcel: post('api/officer/report/landInformationExcel',             { in: reports.LandInformationRequest, out: FileAnswer, wire: 'file', auth: landOfficers, rights: ['data.land.export'], records: { action: 'DOWNLOAD', remark: 'landInformationExcel' } }),
  registerReport:       post('api/officer/report/register',                         { in: registerReport.RegisterReportRequest, out: registerReport.RegisterReportAnswer, wire: 'sealed', auth: landOfficers, rights: [], records: { action: 'SEARCH', remark: ({ report, districtCode, tahasilCode, villageCode }) => searchText(report, districtCode, tahasilCode, villageCode) } }),
  registerReportFile:   post('api/officer/report/registerFile',                     { in: registerReport.RegisterReportFileRequest, out: FileAnswer, wire: 'file', auth: landOfficers, rights: [], records: { action: 'DOWNLOAD', remark: ({ report, format }) => `registerReportFile ${report} ${format}` } }),
  registerReportPlots:  post('api/officer/report/registerPlots',                    { in: registerReport.RegisterReportPlotsRequest, out: registerReport.RegisterReportPlotsAnswer, wire: 'sealed', auth: landOfficers, rights: ['data.land.query', 'data.outlines.see'], records: { action: 'SEARCH', remark: ({ report }) => searchText(report, 'map') } }),
  reportScheduleList:   post('api/officer/report/schedule/list',                    { in: Empty, out: reportSchedule.ReportScheduleListAnswer, wire: 'sealed', auth: landOfficers }),
  reportScheduleSave:   post('api/officer/report/schedule/save',                    { in: reportSchedule.ReportScheduleSaveRequest, out: Status, wire: 'sealed', auth: landOfficers, rights: [], records: { action: 'UPDATE', remark: ({ rhythm, file }) => `report ${file.report} ${rhythm}` } }),
  reportSchedulePause:  post('api/officer/report/schedule/pause',                   { in: reportSchedule.ReportSchedulePauseRequest, out: Status, wire: 'sealed', auth: landOfficers }),
  reportScheduleDelete: post('api/officer/report/schedule/delete',                  { in: reportSchedule.ReportScheduleRequest, out: Status, wire: 'sealed', auth: landOfficers, records: { action: 'UPDATE', remark: ({ scheduleId }) => `report schedule ${scheduleId} removed` } }),
  reportScheduleFile:   post('api/officer/report/schedule/file',                    { in: reportSchedule.ReportScheduleFileRequest, out: FileAnswer, wire: 'file', auth: landOfficers, rights: [], records: { action: 'DOWNLOAD', remark: ({ fileId }) => `reportScheduleFile ${fileId}` } }),
  plotRecord:           post('api/officer/land/plot',                               { in: geo.PlotRequest, out: landRecord.PlotRecordAnswer, wire: 'sealed', auth: landOfficers, rights: ['data.land.see'], records: { action: 'SEARCH', remark: ({ plotCode }) => searchText('plot', plotCode) } }),
  khatiyanRecord:       post('api/officer/land/khatiyan',                           { in: landRecord.KhatiyanRecordRequest, out: landRecord.KhatiyanRecordAnswer, wire: 'sealed', auth: landOfficers, rights: ['data.land.see'], records: { action: 'SEARCH', remark: ({ khataNoId }) => searchText('khatiyan', khataNoId) } }),
  // The map
  plotExtent:           post('getPlotExtend',                                       { in: geo.PlotRequest, out: geo.PlotExtentAnswer, wire: 'sealed', auth: landOfficers, rights: ['data.outlines.see'] }),
  mapLayers:            get ('geo/layers',                                          { in: Empty, out: geo.MapLayersAnswer, wire: 'sealedAnswer', auth: landOfficers, rights: ['data.outlines.see'] }),
  mapTile:              get ('geo/tiles/:layer/:z/:x/:y',                           { in: geo.TileRequest, out: FileAnswer, wire: 'file', auth: landOfficers, rights: ['data.outlines.see'] }),
  mapFeature:           post('geo/plotDetails',                                     { in: geo.PlotDetailsRequest, out: geo.PlotDetailsAnswer, wire: 'sealed', auth: landOfficers, rights: ['data.land.see'] }),
  landSearch:           post('geo/search',                                          { in: geo.LandSearchRequest, out: geo.LandSearchAnswer, wire: 'sealed', auth: officers, rights: ['data.land.query'], records: { action: 'SEARCH', remark: (input) => input.text } }),
  mapIdentify:          post('geo/identify',                                        { in: MapIdentifyRequest, out: MapIdentifyAnswer, wire: 'sealed', auth: landOfficers, rights: ['data.outlines.query'] }),
  plotSelection:        post('geo/select',                                          { in: PlotSelectionRequest, out: PlotSelectionAnswer, wire: 'sealed', auth: landOfficers, rights: ['data.land.query'], records: { action: 'SEARCH', remark: 'plots of the map' } }),
  landChanges:          post('geo/changes',                                         { in: LandChangesRequest, out: LandChangesAnswer, wire: 'sealed', auth: landOfficers, rights: ['data.land.query'], records: { action: 'SEARCH', remark: 'changes of land' } }),
  landChangesExport:    post('geo/changes/export',                                  { in: LandChangesExportRequest, out: FileAnswer, wire: 'file', auth: landOfficers, rights: ['data.land.query', 'data.land.export'], records: { action: 'DOWNLOAD', remark: 'landChangesExport' } }),
  plotGap:              post('geo/gap',                                             { in: PlotGapRequest, out: PlotGapAnswer, wire: 'sealed', auth: landOfficers, rights: ['data.outlines.query'] }),
  mapSheetPlan:         post('geo/print/plan',                                      { in: MapSheetRequest, out: MapSheetPlanAnswer, wire: 'sealed', auth: landOfficers, rights: ['data.outlines.see'] }),
  mapSheets:            post('geo/print',                                           { in: MapSheetRequest, out: FileAnswer, wire: 'file', auth: landOfficers, rights: ['data.outlines.export', 'data.land.export'], records: { action: 'DOWNLOAD', remark: 'mapSheets' } }),
  plotSelectionExport:  post('geo/select/export',                                   { in: PlotSelectionExportRequest, out: FileAnswer, wire: 'file', auth: landOfficers, rights: ['data.land.query', 'data.land.export'], records: { action: 'DOWNLOAD', remark: 'plotSelectionExport' } }),
  mapFile:              post('geo/file',                                            { in: MapFileRequest, out: MapFileAnswer, wire: 'multipart', auth: landOfficers, maxBodyBytes: 6_000_000 }),
  // Skip list: plain JSON or a file, not changed by the request layer
  tahasilPlotList:      post('tahasilPlotList',                                     { in: register.TahasilPlotListRequest, out: register.TahasilPlotListAnswer, wire: 'skip', auth: officers, rights: ['data.land.see'] }),
  verificationDetails:  post('webLandUseVerificationCompletedDetails',              { in: register.VerificationRequest, out: register.VerificationAnswer, wire: 'skip', auth: officers, rights: ['data.registers.see'] }),
  landSaleCaseReport:   post('landSaleCaseReportDownload',                          { in: register.SaleCaseReportRequest, out: FileAnswer, wire: 'skipFile', auth: officers, rights: ['data.registers.export', 'data.money.export'], records: { action: 'DOWNLOAD', remark: 'landSaleCaseReport' } }),
  landFilterReport:     post('landInformationDetailsFilterReport',                  { in: register.LandFilterRequest, out: register.LandFilterAnswer, wire: 'skip', auth: officers, rights: ['data.land.query'] }),
  plotSaleReport:       post('plotWiseLandSaleExcelReport',                         { in: register.PlotSaleReportRequest, out: FileAnswer, wire: 'skipFile', auth: officers, rights: ['data.registers.export', 'data.money.export'], records: { action: 'DOWNLOAD', remark: 'plotSaleReport' } }),
  // Administrators
  adminSummary:         post('api/admin/dashboard',                                 { in: Empty, out: admin.AdminSummaryAnswer, wire: 'sealed', auth: administrators }),
  operations:           post('api/admin/operations',                                { in: Empty, out: operations.OperationsAnswer, wire: 'sealed', auth: administrators }),
  adminList:            post('api/admin/:entity/view',                              { in: admin.AdminListRequest, out: admin.AdminListAnswer, wire: 'sealed', auth: administrators, records: { action: 'SEARCH', remark: ({ filter = {} }) => searchText(...Object.values(filter).filter((value) => typeof value === 'string')) } }),
  adminSave:            post('api/admin/:entity/save',                              { in: admin.AdminSaveRequest, out: admin.AdminSaveAnswer, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ entity, id = 'new' }) => `${entity} ${id}` }, once: 'key' }),
  adminHistory:         post('api/admin/:entity/history',                           { in: recordHistory.RecordHistoryRequest, out: recordHistory.RecordHistoryAnswer, wire: 'sealed', auth: administrators }),
  adminDelete:          post('api/admin/:entity/delete',                            { in: admin.AdminDeleteRequest, out: admin.DoneOrWaiting, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ entity, id }) => `${entity} ${id} retired` } }),
  adminUpload:          post('api/admin/:entity/upload',                            { in: admin.AdminUploadRequest, out: admin.AdminUploadAnswer, wire: 'multipart', auth: administrators, records: { action: 'UPDATE', remark: ({ entity, id }) => `${entity} ${id} document` }, once: 'key' }),
  adminMenuChoices:     post('api/admin/menu/choices',                              { in: Empty, out: admin.MenuChoicesAnswer, wire: 'sealed', auth: administrators }),
  adminUserBlock:       post('api/admin/users/status',                              { in: admin.AdminUserBlockRequest, out: admin.DoneOrWaiting, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ userId, active }) => `user ${userId} ${active ? 'unblocked' : 'blocked'}` } }),
  adminFactorsReset:    post('api/admin/users/factors/reset',                       { in: admin.AdminFactorsResetRequest, out: admin.DoneOrWaiting, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ userId }) => `user ${userId} second factors` } }),
  contactShow:          post('api/admin/contacts/show',                             { in: contacts.ContactRequest, out: contacts.ContactAnswer, wire: 'sealed', auth: administrators }),
  pendingChangeList:    post('api/admin/changes/list',                              { in: changes.PendingChangeListRequest, out: changes.PendingChangeListAnswer, wire: 'sealed', auth: administrators }),
  pendingChangeApprove: post('api/admin/changes/approve',                           { in: changes.PendingChangeRequest, out: Status, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ id }) => `approve change ${id}` } }),
  pendingChangeRefuse:  post('api/admin/changes/refuse',                            { in: changes.PendingChangeRefusal, out: Status, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ id }) => `refuse change ${id}` } }),
  pendingChangeWithdraw: post('api/admin/changes/withdraw',                         { in: changes.PendingChangeRequest, out: Status, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ id }) => `withdraw change ${id}` } }),
  erasureList:          post('api/admin/erasures/list',                             { in: erasure.ErasureListRequest, out: erasure.ErasureListAnswer, wire: 'sealed', auth: administrators }),
  erasureRefuse:        post('api/admin/erasures/refuse',                           { in: erasure.ErasureRefuseRequest, out: admin.DoneOrWaiting, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ id }) => `refuse erasure ${id}` } }),
  stepRightList:        post('api/admin/steprights/list',                           { in: Empty, out: stepRights.StepRightListAnswer, wire: 'sealed', auth: administrators }),
  stepRightSave:        post('api/admin/steprights/save',                           { in: stepRights.StepRightSaveRequest, out: admin.DoneOrWaiting, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ roleId }) => `rights of role ${roleId}` } }),
  workflowVersionList:  post('api/admin/workflows/list',                            { in: Empty, out: workflowVersions.WorkflowVersionListAnswer, wire: 'sealed', auth: administrators }),
  workflowVersionSave:  post('api/admin/workflows/save',                            { in: workflowVersions.WorkflowVersionSaveRequest, out: admin.DoneOrWaiting, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ applicationType }) => `workflow of type ${applicationType}` } }),
  letterTemplateList:   post('api/admin/letters/list',                              { in: Empty, out: letters.LetterTemplateListAnswer, wire: 'sealed', auth: administrators }),
  letterTemplateSave:   post('api/admin/letters/save',                              { in: letters.LetterTemplateSaveRequest, out: Status, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ kind, applicationKind }) => `template ${kind} ${applicationKind}`.trim() }, once: 'key' }),
  officeDetails:        post('api/admin/office/details',                           { in: Empty, out: office.OfficeDetailsAnswer, wire: 'sealed', auth: administrators }),
  officeDetailsSave:    post('api/admin/office/save',                              { in: office.OfficeDetailsSaveRequest, out: admin.DoneOrWaiting, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ details }) => `office ${Object.keys(details).join(' ')}`.slice(0, 200) } }),
  sitePageList:         post('api/admin/pages/list',                              { in: Empty, out: pageDrafts.SitePageListAnswer, wire: 'sealed', auth: administrators }),
  sitePageDetails:      post('api/admin/pages/details',                           { in: pageDrafts.SitePageDetailsRequest, out: pageDrafts.SitePageDetailsAnswer, wire: 'sealed', auth: administrators }),
  sitePageDraftSave:    post('api/admin/pages/draft/save',                        { in: pageDrafts.SitePageDraftSaveRequest, out: pageDrafts.SitePageDraftSaveAnswer, wire: 'sealed', auth: administrators, maxBodyBytes: 512 * 1024, records: { action: 'UPDATE', remark: ({ name }) => `draft of page ${name}` } }),
  sitePageDraftDiscard: post('api/admin/pages/draft/discard',                     { in: pageDrafts.SitePageDraftDiscardRequest, out: Status, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ name }) => `discard draft of page ${name}` } }),
  sitePageDraftUpload:  post('api/admin/pages/draft/upload',                      { in: pageDrafts.SitePageDraftUploadRequest, out: pageDrafts.SitePageDraftUploadAnswer, wire: 'multipart', auth: administrators, records: { action: 'UPDATE', remark: ({ name }) => `document of draft ${name}` }, once: 'key' }),
  sitePageDraftFile:    post('api/admin/pages/draft/document',                    { in: pageDrafts.SitePageDraftFileRequest, out: FileAnswer, wire: 'file', auth: administrators, records: { action: 'DOWNLOAD', remark: ({ name }) => `document of draft ${name}` } }),
  sitePagePublish:      post('api/admin/pages/publish',                           { in: pageDrafts.SitePagePublishRequest, out: admin.DoneOrWaiting, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ name }) => `page ${name}` } }),
  setupRead:            post('api/admin/setup/read',                               { in: Empty, out: setup.SetupAnswer, wire: 'sealed', auth: administrators }),
  setupConfirm:         post('api/admin/setup/confirm',                            { in: setup.SetupConfirmRequest, out: Status, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ page }) => `page ${page} confirmed` }, once: 'key' }),
  setupTest:            post('api/admin/setup/test',                               { in: setup.SetupTestRequest, out: Status, wire: 'sealed', auth: administrators, records: { action: 'SUBMIT', remark: ({ channel }) => `test message by ${channel}` }, once: 'key' }),
  publicationAsk:       post('api/admin/setup/publication',                        { in: setup.PublicationAskRequest, out: admin.DoneOrWaiting, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ isPublic }) => (isPublic ? 'open to the public' : 'close to the public') } }),
  plotDivision:         post('api/admin/plots/division',                            { in: plotDivision.PlotDivisionRequest, out: plotDivision.PlotDivisionAnswer, wire: 'sealed', auth: administrators }),
  plotMatters:          post('api/admin/plots/matters',                             { in: PlotMattersRequest, out: PlotMattersAnswer, wire: 'sealed', auth: administrators }),
  plotDivisionAsk:      post('api/admin/plots/division/ask',                        { in: plotDivision.PlotDivisionAskRequest, out: admin.DoneOrWaiting, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ kind, plotIds }) => `${kind} of plots ${plotIds.join(', ')}` } }),
  importList:           post('api/admin/imports/list',                              { in: imports.ImportListRequest, out: imports.ImportListAnswer, wire: 'sealed', auth: administrators }),
  importJob:            post('api/admin/imports/job',                               { in: imports.ImportJobRequest, out: imports.ImportJobAnswer, wire: 'sealed', auth: administrators }),
  importStart:          post('api/admin/imports/start',                             { in: imports.ImportStartRequest, out: imports.ImportStartAnswer, wire: 'sealed', auth: administrators, records: { action: 'SUBMIT', remark: ({ files }) => `import ${files.map(({ name }) => name).join(' ')}`.slice(0, 200) }, once: 'key' }),
  importUpload:         post('api/admin/imports/upload',                            { in: imports.ImportUploadRequest, out: imports.ImportUploadAnswer, wire: 'multipart', auth: administrators }),
  importRead:           post('api/admin/imports/read',                              { in: imports.ImportJobRequest, out: Status, wire: 'sealed', auth: administrators, records: { action: 'SUBMIT', remark: ({ id }) => `import ${id} read` } }),
  importCheck:          post('api/admin/imports/check',                             { in: imports.ImportCheckRequest, out: Status, wire: 'sealed', auth: administrators, records: { action: 'SUBMIT', remark: ({ id }) => `import ${id} checked` } }),
  importFaults:         post('api/admin/imports/faults',                            { in: imports.ImportFaultsRequest, out: imports.ImportFaultsAnswer, wire: 'sealed', auth: administrators }),
  recordExport:         post('api/admin/exports/file',                            { in: RecordExportRequest, out: FileAnswer, wire: 'file', auth: administrators, rights: ['data.land.export', 'data.registers.export'], records: { action: 'DOWNLOAD', remark: ({ what, format }) => `recordExport ${what} ${format}` } }),
  importFaultFile:      post('api/admin/imports/faults/file',                       { in: imports.ImportFaultFileRequest, out: FileAnswer, wire: 'file', auth: administrators, records: { action: 'DOWNLOAD', remark: ({ id, format }) => `import ${id} faults ${format}` } }),
  importAsk:            post('api/admin/imports/ask',                               { in: imports.ImportAskRequest, out: admin.DoneOrWaiting, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ id }) => `import ${id} requested` } }),
  importDiscard:        post('api/admin/imports/discard',                           { in: imports.ImportJobRequest, out: Status, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ id }) => `import ${id} discarded` } }),
  importUndo:           post('api/admin/imports/undo',                              { in: imports.ImportUndoRequest, out: admin.DoneOrWaiting, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ batchId }) => `undo of import ${batchId} requested` } }),
  queryList:            post('api/admin/queries/list',                              { in: queries.QueryListRequest, out: queries.QueryListAnswer, wire: 'sealed', auth: administrators }),
  queryAnswer:          post('api/admin/queries/answer',                            { in: queries.QueryAnswerRequest, out: Status, wire: 'sealed', auth: administrators, records: { action: 'SUBMIT', remark: ({ queryId }) => `answer query ${queryId}` }, once: 'key' }),
  tenderQuestionList:   post('api/admin/queries/tender/list',                       { in: queries.QueryListRequest, out: queries.TenderQuestionListAnswer, wire: 'sealed', auth: administrators }),
  tenderQuestionAnswer: post('api/admin/queries/tender/answer',                     { in: queries.TenderQuestionAnswerRequest, out: Status, wire: 'sealed', auth: administrators, records: { action: 'SUBMIT', remark: ({ questionId }) => `answer tender question ${questionId}` }, once: 'key' }),
  pageReportList:       post('api/admin/pagereports/list',                          { in: pageReports.PageReportListRequest, out: pageReports.PageReportListAnswer, wire: 'sealed', auth: administrators }),
  pageReportClose:      post('api/admin/pagereports/close',                         { in: pageReports.PageReportCloseRequest, out: Status, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ reportId }) => `page report ${reportId} closed` } }),
  deliveryList:         post('api/admin/deliveries/list',                           { in: deliveries.DeliveryListRequest, out: deliveries.DeliveryListAnswer, wire: 'sealed', auth: administrators }),
  deliveryRetry:        post('api/admin/deliveries/retry',                          { in: deliveries.DeliveryRetryRequest, out: Status, wire: 'sealed', auth: administrators, records: { action: 'UPDATE', remark: ({ deliveryId }) => `delivery ${deliveryId} tried again` } }),
} as const satisfies Record<string, Endpoint>;

/** The name of a call. */
export type EndpointName = keyof typeof api;

/** The input of a call. */
export type Input<Name extends EndpointName> = v.InferOutput<(typeof api)[Name]['in']>;

/** The answer of a call. */
export type Output<Name extends EndpointName> = v.InferOutput<(typeof api)[Name]['out']>;

/** The name of a call whose answer is a file. */
export type FileCall = {
  [Name in EndpointName]: (typeof api)[Name]['wire'] extends 'file' | 'skipFile' ? Name : never;
}[EndpointName];
