import type { TextKey } from '../i18n/textKey.ts';

/**
 * Who may open a page: anyone, visitors only, the users of its area, officers, field staff, land officers, counter
 * operators, or administrators only.
 */
export type Guard =
  | 'open'
  | 'guestOnly'
  | 'area'
  | 'officerHome'
  | 'officers'
  | 'fieldStaff'
  | 'landOfficer'
  | 'counter'
  | 'adminPassword';

/** The layout of a page. */
export type Layout = 'public' | 'user' | 'work' | 'bare';

/** A page: its path, the parts of its title, guard, layout, and its component below features. */
export interface PageRow {
  path: string;
  title: readonly TextKey[];
  guard: Guard;
  layout: Layout;
  page: string;
}

/** A path that redirects to another one. */
export interface RedirectRow {
  path: string;
  redirect: string;
}

/** One row of the route table. */
export type RouteRow = PageRow | RedirectRow;

// prettier-ignore
const table = [
  { path: '/',                                 redirect: '/home' },
  { path: '/home',                             title: ['common:title.home'],                           guard: 'open',        layout: 'public', page: 'home/HomePage' },
  { path: '/login',                            title: ['common:title.login'],                          guard: 'guestOnly',   layout: 'public', page: 'account/login/LoginPage' },
  { path: '/registration',                     title: ['common:title.registration'],                   guard: 'guestOnly',   layout: 'public', page: 'account/registration/RegistrationPage' },
  { path: '/forgot-password',            title: ['common:title.forgotPassword'],                guard: 'guestOnly',   layout: 'public', page: 'account/password/ForgotPasswordPage' },
  { path: '/change-password',            title: ['common:title.changePassword'],                guard: 'adminPassword', layout: 'user',   page: 'account/password/ChangePasswordPage' },
  { path: '/second-factor',              title: ['common:title.secondFactor'],                  guard: 'area',        layout: 'user',   page: 'account/login/SecondFactorPage' },
  { path: '/website/confirm-email',      title: ['common:title.website', 'common:title.confirmEmail'], guard: 'open',        layout: 'public', page: 'account/profile/ConfirmEmailPage' },
  { path: '/tender-docs/:id',            title: ['common:title.tenderDocument', 'common:title.auctionDetails'], guard: 'open',        layout: 'bare',   page: 'tenders/document/TenderDocumentPage' },
  { path: '/privacy-policy',             title: ['common:title.privacyPolicy'],                 guard: 'open',        layout: 'public', page: 'info/documents/DocumentPage' },
  { path: '/website',                          redirect: '/home' },
  { path: '/website/about',              title: ['common:title.website', 'common:title.about'],        guard: 'open',        layout: 'public', page: 'info/AboutPage' },
  { path: '/website/faq',                title: ['common:title.website', 'common:title.faq'],          guard: 'open',        layout: 'public', page: 'info/faq/FaqPage' },
  { path: '/website/notification',       title: ['common:title.website', 'common:title.notification'], guard: 'open',        layout: 'public', page: 'notifications/NotificationsPage' },
  { path: '/website/notification/:slug',       title: ['common:title.website', 'common:title.notification'], guard: 'open',        layout: 'public', page: 'notifications/NoticePage' },
  { path: '/website/tender',             title: ['common:title.website', 'common:title.tender'],       guard: 'open',        layout: 'public', page: 'tenders/TendersPage' },
  { path: '/website/tender/:tenderId',   title: ['common:title.website', 'common:title.tender', 'common:title.tenderDetails'], guard: 'open', layout: 'public', page: 'tenders/details/TenderDetailsPage' },
  { path: '/website/sitemap',            title: ['common:title.website', 'common:title.sitemap'],      guard: 'open',        layout: 'public', page: 'info/SitemapPage' },
  { path: '/website/search',             title: ['common:title.website', 'common:title.search'],       guard: 'open',        layout: 'public', page: 'search/SearchPage' },
  { path: '/website/track-status',       title: ['common:title.website', 'common:title.trackStatus'],  guard: 'open',        layout: 'public', page: 'track/TrackStatusPage' },
  { path: '/website/verify-document',    title: ['common:title.website', 'common:title.verify'],       guard: 'open',        layout: 'public', page: 'verify/VerifyPage' },
  { path: '/website/plot-check',         title: ['common:title.website', 'common:title.plotCheck'],    guard: 'open',        layout: 'public', page: 'publicLand/PlotCheckPage' },
  { path: '/website/land-map',           title: ['common:title.website', 'common:title.landMap'],      guard: 'open',        layout: 'public', page: 'publicLand/landMap/LandMapPage' },
  { path: '/website/open-data',          title: ['common:title.website', 'common:title.openData'],     guard: 'open',        layout: 'public', page: 'openData/OpenDataPage' },
  { path: '/website/figures',            title: ['common:title.website', 'common:title.figures'],      guard: 'open',        layout: 'public', page: 'publicLand/FiguresPage' },
  { path: '/website/glossary',           title: ['common:title.website', 'common:title.glossary'],     guard: 'open',        layout: 'public', page: 'glossary/GlossaryPage' },
  { path: '/website/contact-us',         title: ['common:title.website', 'common:title.contact'],      guard: 'open',        layout: 'public', page: 'info/ContactPage' },
  { path: '/website/help',               title: ['common:title.website', 'common:title.help'],         guard: 'open',        layout: 'public', page: 'info/documents/DocumentPage' },
  { path: '/website/content',            title: ['common:title.website', 'common:title.content'],      guard: 'open',        layout: 'public', page: 'info/documents/DocumentPage' },
  { path: '/website/policy',             title: ['common:title.website', 'common:title.policy'],       guard: 'open',        layout: 'public', page: 'info/documents/DocumentPage' },
  { path: '/website/terms',              title: ['common:title.website', 'common:title.terms'],        guard: 'open',        layout: 'public', page: 'info/documents/DocumentPage' },
  { path: '/website/disclaimer',               title: ['common:title.website', 'common:title.disclaimer'],    guard: 'open',        layout: 'public', page: 'info/documents/DocumentPage' },
  { path: '/website/screen-reader',      title: ['common:title.website', 'common:title.screenReader'], guard: 'open',        layout: 'public', page: 'info/documents/DocumentPage' },
  { path: '/website/accessibility',      title: ['common:title.website', 'common:title.accessibility'], guard: 'open',        layout: 'public', page: 'info/documents/DocumentPage' },
  { path: '/website/feature-inner',      title: ['common:title.website', 'common:title.features'],     guard: 'open',        layout: 'public', page: 'info/FeaturesPage' },
  { path: '/website/map-demo',                 title: ['common:title.website', 'common:title.mapDemo'],       guard: 'open',        layout: 'public', page: 'mapDemo/MapDemoPage' },
  { path: '/website/page-not-found',           title: ['common:title.website', 'common:title.pageNotFound'],  guard: 'open',        layout: 'public', page: 'info/problems/PageNotFoundPage' },
  { path: '/website/server-error',             title: ['common:title.website', 'common:title.serverError'],   guard: 'open',        layout: 'public', page: 'info/problems/ServerErrorPage' },
  { path: '/website/offline',                  title: ['common:title.website', 'common:title.offline'],       guard: 'open',        layout: 'public', page: 'info/problems/OfflinePage' },
  { path: '/website/opening-soon',             title: ['common:title.website', 'common:title.opening'],       guard: 'open',        layout: 'bare',   page: 'info/problems/OpeningPage' },
  { path: '/website/maintenance',              title: ['common:title.website', 'common:title.maintenance'],   guard: 'open',        layout: 'bare',   page: 'info/problems/MaintenancePage' },
  { path: '/website/no-access',                title: ['common:title.website', 'common:title.noAccess'],      guard: 'open',        layout: 'public', page: 'info/problems/NoAccessPage' },
  { path: '/website/session-ended',            title: ['common:title.website', 'common:title.sessionEnded'],  guard: 'open',        layout: 'public', page: 'info/problems/SessionEndedPage' },
  { path: '/website/grievance',                redirect: '/website/grievance/addgrievance' },
  { path: '/website/grievance/addgrievance',   title: ['common:title.grievance', 'common:title.applyForLand'], guard: 'open',       layout: 'public', page: 'apply/ApplyPage' },
  { path: '/website/grievance/viewgrievance',  title: ['common:title.grievance', 'common:title.grievances'],  guard: 'open',       layout: 'public', page: 'grievances/GrievancesPage' },
  { path: '/website/bidder-registration/:id',  title: ['common:title.website', 'common:title.bidder'],        guard: 'open',       layout: 'public', page: 'tenders/bidder/BidderPage' },
  { path: '/quarry-application',         title: ['common:title.quarry'],                        guard: 'open',        layout: 'public', page: 'quarry/QuarryApplicationPage' },
  { path: '/temp',                       title: ['common:title.temp'],                          guard: 'open',        layout: 'public', page: 'info/TempPage' },
  { path: '/land-records',               title: ['common:title.landRecords'],                   guard: 'open',        layout: 'public', page: 'info/LandRecordsPage' },
  { path: '/about',                      redirect: '/website/about' },
  { path: '/faq',                        redirect: '/website/faq' },
  { path: '/tender',                     redirect: '/website/tender' },
  { path: '/notification',               redirect: '/website/notification' },
  { path: '/sitemap',                    redirect: '/website/sitemap' },
  { path: '/contact-us',                 redirect: '/website/contact-us' },
  { path: '/policy',                     redirect: '/website/policy' },
  { path: '/terms',                      redirect: '/website/terms' },
  { path: '/screen-reader',              redirect: '/website/screen-reader' },
  { path: '/disclaimer',                       redirect: '/website/disclaimer' },
  { path: '/citizen',                          redirect: '/citizen/citizen-dashboard' },
  { path: '/citizen/citizen-dashboard',        title: ['common:title.citizen', 'common:title.dashboard'],     guard: 'area',        layout: 'user',   page: 'citizen/CitizenDashboardPage' },
  { path: '/citizen/applications',             title: ['common:title.citizen', 'common:title.myApplications'], guard: 'area',       layout: 'user',   page: 'citizen/ApplicationsPage' },
  { path: '/citizen/applications/:number',     title: ['common:title.citizen', 'common:title.application'],   guard: 'area',        layout: 'user',   page: 'citizen/application/ApplicationPage' },
  { path: '/citizen/corrections',              title: ['common:title.citizen', 'common:title.corrections'],   guard: 'area',        layout: 'user',   page: 'citizen/corrections/CitizenCorrectionsPage' },
  { path: '/citizen/represent',                title: ['common:title.citizen', 'common:title.represent'],     guard: 'area',        layout: 'user',   page: 'citizen/RepresentationPage' },
  { path: '/citizen/notifications',         title: ['common:title.citizen', 'common:bell.title'],     guard: 'area',        layout: 'user',   page: 'notifications/own/OwnNotificationsPage' },
  { path: '/citizen/edit-profile',       title: ['common:title.citizen', 'common:title.editProfile'], guard: 'area',        layout: 'user',   page: 'account/profile/EditProfilePage' },
  { path: '/citizen/change-password',    title: ['common:title.citizen', 'common:title.changePassword'], guard: 'area',        layout: 'user',   page: 'account/password/ChangePasswordPage' },
  { path: '/officer',                          title: ['common:title.officer', 'common:title.home'],          guard: 'officerHome', layout: 'work',   page: 'officer/home/OfficerHomePage' },
  { path: '/officer/filed/:number',            title: ['common:title.officer', 'common:title.application'],   guard: 'counter',     layout: 'user',   page: 'citizen/application/FiledApplicationPage' },
  { path: '/officer/dashboard',                title: ['common:title.officer', 'common:title.dashboard'],     guard: 'officers',    layout: 'work',   page: 'officer/home/OfficerDashboardPage' },
  { path: '/officer/dashboard/list',           title: ['common:title.officer', 'common:title.figureList'],    guard: 'officers',    layout: 'work',   page: 'officer/home/OfficerFigureListPage' },
  { path: '/officer/applications',             title: ['common:title.officer', 'common:title.applications'],  guard: 'officers',    layout: 'work',   page: 'officer/inbox/OfficerApplicationsPage' },
  { path: '/officer/visits',                   title: ['common:title.officer', 'common:title.visits'],        guard: 'fieldStaff',  layout: 'work',   page: 'officer/fieldVisits/VisitsPage' },
  { path: '/officer/cases',                    title: ['common:title.officer', 'common:title.cases'],         guard: 'officers',    layout: 'work',   page: 'officer/cases/OfficerCasesPage' },
  { path: '/officer/cases/file',               title: ['common:title.officer', 'common:title.fileCase'],      guard: 'officers',    layout: 'work',   page: 'officer/courtCase/FileCasePage' },
  { path: '/officer/hearings',                 title: ['common:title.officer', 'common:title.hearings'],      guard: 'officers',    layout: 'work',   page: 'officer/hearings/HearingsPage' },
  { path: '/officer/committee',                title: ['common:title.officer', 'common:title.committee'],     guard: 'landOfficer', layout: 'work',   page: 'officer/committee/CommitteePage' },
  { path: '/officer/refunds',                  title: ['common:title.officer', 'common:title.refunds'],       guard: 'landOfficer', layout: 'work',   page: 'officer/refunds/RefundsPage' },
  { path: '/officer/corrections',              title: ['common:title.officer', 'common:title.corrections'],   guard: 'officers',    layout: 'work',   page: 'officer/corrections/OfficerCorrectionsPage' },
  { path: '/officer/person-corrections',       title: ['common:title.officer', 'common:title.corrections'],   guard: 'counter',     layout: 'user',   page: 'citizen/corrections/PersonCorrectionsPage' },
  { path: '/officer/notifications',         title: ['common:title.officer', 'common:bell.title'],     guard: 'area',        layout: 'user',   page: 'notifications/own/OwnNotificationsPage' },
  { path: '/officer/edit-profile',       title: ['common:title.officer', 'common:title.editProfile'], guard: 'area',        layout: 'user',   page: 'account/profile/EditProfilePage' },
  { path: '/officer/change-password',    title: ['common:title.officer', 'common:title.changePassword'], guard: 'area',        layout: 'user',   page: 'account/password/ChangePasswordPage' },
  { path: '/officer/explore-map',              title: ['common:title.officer', 'common:title.webGis'],        guard: 'landOfficer', layout: 'work',   page: 'map/page/ExploreMapPage' },
  { path: '/officer/reports',                  title: ['common:title.officer', 'common:title.registerReports'], guard: 'landOfficer', layout: 'work',   page: 'officer/registerReport/RegisterReportPage' },
  { path: '/officer/land/plot',                title: ['common:title.officer', 'common:title.plotRecord'],     guard: 'landOfficer', layout: 'work', page: 'officer/landRecord/PlotRecordPage' },
  { path: '/officer/land/khatiyan',            title: ['common:title.officer', 'common:title.khatiyanRecord'], guard: 'landOfficer', layout: 'work', page: 'officer/landRecord/KhatiyanRecordPage' },
  { path: '/officer/report/land-information/plot-report/:ids',     title: ['common:title.officer', 'common:title.report', 'common:title.plotReport'],     guard: 'landOfficer', layout: 'work', page: 'officer/landReport/LandReportPage' },
  { path: '/officer/report/land-information/khatiyan-report/:ids', title: ['common:title.officer', 'common:title.report', 'common:title.khatiyanReport'], guard: 'landOfficer', layout: 'work', page: 'officer/landReport/LandReportPage' },
  { path: '/officer/report/land-information/mouza-report/:ids',    title: ['common:title.officer', 'common:title.report', 'common:title.mouzaReport'],    guard: 'landOfficer', layout: 'work', page: 'officer/landReport/LandReportPage' },
  { path: '/officer/report/land-information/tahasil-report/:ids',  title: ['common:title.officer', 'common:title.report', 'common:title.tahasilReport'],  guard: 'landOfficer', layout: 'work', page: 'officer/landReport/LandReportPage' },
  { path: '/admin',                            redirect: '/admin/new-dashboard' },
  { path: '/admin/new-dashboard',              title: ['common:title.admin', 'common:title.dashboard'],       guard: 'area',        layout: 'work',   page: 'admin/layout/AdminDashboardPage' },
  { path: '/admin/new-dashboard/list',         title: ['common:title.admin', 'common:title.figureList'],      guard: 'area',        layout: 'work',   page: 'admin/layout/AdminFigureListPage' },
  { path: '/admin/questions',                  title: ['common:title.admin', 'common:title.questions'],       guard: 'area',        layout: 'work',   page: 'admin/questions/QuestionsPage' },
  { path: '/admin/deliveries',                title: ['common:title.admin', 'common:title.deliveries'],      guard: 'area',        layout: 'work',   page: 'admin/deliveries/DeliveriesPage' },
  { path: '/admin/page-reports',               title: ['common:title.admin', 'common:title.pageReports'],     guard: 'area',        layout: 'work',   page: 'admin/pageReports/PageReportsPage' },
  { path: '/admin/erasures',                   title: ['common:title.admin', 'common:title.erasures'],        guard: 'area',        layout: 'work',   page: 'admin/erasures/ErasuresPage' },
  { path: '/admin/changes',                    title: ['common:title.admin', 'common:title.changes'],         guard: 'area',        layout: 'work',   page: 'admin/changes/ChangesPage' },
  { path: '/admin/step-rights',                title: ['common:title.admin', 'common:title.stepRights'],      guard: 'area',        layout: 'work',   page: 'admin/stepRights/StepRightsPage' },
  { path: '/admin/workflows',                  title: ['common:title.admin', 'common:title.workflows'],       guard: 'area',        layout: 'work',   page: 'admin/workflows/WorkflowsPage' },
  { path: '/admin/letter-templates',           title: ['common:title.admin', 'common:title.letterTemplates'], guard: 'area',       layout: 'work',   page: 'admin/letterTemplates/LetterTemplatesPage' },
  { path: '/admin/plots/division',             title: ['common:title.admin', 'common:title.plotDivision'],    guard: 'area',        layout: 'work',   page: 'admin/plotDivision/PlotDivisionPage' },
  { path: '/admin/setup',                      title: ['common:title.admin', 'common:title.setup'],           guard: 'area',        layout: 'work',   page: 'admin/setup/SetupPage' },
  { path: '/admin/office',                     title: ['common:title.admin', 'common:title.office'],          guard: 'area',        layout: 'work',   page: 'admin/office/OfficePage' },
  { path: '/admin/pages',                      title: ['common:title.admin', 'common:title.sitePages'],       guard: 'area',        layout: 'work',   page: 'admin/sitePages/SitePagesPage' },
  { path: '/admin/imports',                    title: ['common:title.admin', 'common:title.imports'],         guard: 'area',        layout: 'work',   page: 'admin/imports/ImportsPage' },
  { path: '/admin/notifications',           title: ['common:title.admin', 'common:bell.title'],     guard: 'area',        layout: 'user',   page: 'notifications/own/OwnNotificationsPage' },
  { path: '/admin/edit-profile',         title: ['common:title.admin', 'common:title.editProfile'],   guard: 'area',        layout: 'user',   page: 'account/profile/EditProfilePage' },
  { path: '/admin/manage/:entity',             title: ['common:title.admin', 'common:title.manage'],          guard: 'area',        layout: 'work',   page: 'admin/records/ManagePage' },
  { path: '*',                                 redirect: '/website' },
] as const satisfies readonly RouteRow[];

/** The paths of the portal, with those that redirect. */
export type RoutePath = (typeof table)[number]['path'];

/** Every path of the portal, in the order of spec 2.1. */
export const routes: readonly RouteRow[] = table;
