import type { PageKey } from '../i18n/pageKey.ts';

/** Who may open a page: anyone, visitors only, what the area rule says, officers, land officers, or administrators alone. */
export type Guard =
  'open' | 'guestOnly' | 'area' | 'officerHome' | 'officers' | 'landOfficer' | 'adminPassword';

/** Which frame a page stands in. */
export type Layout = 'public' | 'user' | 'work' | 'bare';

/** A page: its path, title parts in order, guard, frame, and the room and name of its component. */
export interface PageRow {
  path: string;
  title: readonly PageKey[];
  guard: Guard;
  layout: Layout;
  page: string;
}

/** A path that leads to another one. */
export interface RedirectRow {
  path: string;
  redirect: string;
}

/** One row of the route table. */
export type RouteRow = PageRow | RedirectRow;

/** Every path of the portal, in the order of spec 2.1. */
// prettier-ignore
export const routes = [
  { path: '/',                                 redirect: '/home' },
  { path: '/home',                             title: ['title.home'],                           guard: 'open',        layout: 'public', page: 'home/HomePage' },
  { path: '/login',                            title: ['title.login'],                          guard: 'guestOnly',   layout: 'public', page: 'account/LoginPage' },
  { path: '/registration',                     title: ['title.registration'],                   guard: 'guestOnly',   layout: 'public', page: 'account/RegistrationPage' },
  { path: '/forgot-password',            title: ['title.forgotPassword'],                guard: 'guestOnly',   layout: 'public', page: 'account/ForgotPasswordPage' },
  { path: '/change-password',            title: ['title.changePassword'],                guard: 'adminPassword', layout: 'user',   page: 'account/ChangePasswordPage' },
  { path: '/second-factor',              title: ['title.secondFactor'],                  guard: 'area',        layout: 'user',   page: 'account/SecondFactorPage' },
  { path: '/tender-docs/:id',            title: ['title.tenderDocument', 'title.auctionDetails'], guard: 'open',        layout: 'bare',   page: 'tenders/TenderDocumentPage' },
  { path: '/privacy-policy',             title: ['title.privacyPolicy'],                 guard: 'open',        layout: 'public', page: 'info/DocumentPage' },
  { path: '/website',                          redirect: '/home' },
  { path: '/website/about',              title: ['title.website', 'title.about'],        guard: 'open',        layout: 'public', page: 'info/AboutPage' },
  { path: '/website/faq',                title: ['title.website', 'title.faq'],          guard: 'open',        layout: 'public', page: 'info/FaqPage' },
  { path: '/website/notification',       title: ['title.website', 'title.notification'], guard: 'open',        layout: 'public', page: 'notifications/NotificationsPage' },
  { path: '/website/tender',             title: ['title.website', 'title.tender'],       guard: 'open',        layout: 'public', page: 'tenders/TendersPage' },
  { path: '/website/sitemap',            title: ['title.website', 'title.sitemap'],      guard: 'open',        layout: 'public', page: 'info/SitemapPage' },
  { path: '/website/search',             title: ['title.website', 'title.search'],       guard: 'open',        layout: 'public', page: 'search/SearchPage' },
  { path: '/website/track-status',       title: ['title.website', 'title.trackStatus'],  guard: 'open',        layout: 'public', page: 'track/TrackStatusPage' },
  { path: '/website/verify-document',    title: ['title.website', 'title.verify'],       guard: 'open',        layout: 'public', page: 'verify/VerifyPage' },
  { path: '/website/plot-check',         title: ['title.website', 'title.plotCheck'],    guard: 'open',        layout: 'public', page: 'publicLand/PlotCheckPage' },
  { path: '/website/figures',            title: ['title.website', 'title.figures'],      guard: 'open',        layout: 'public', page: 'publicLand/FiguresPage' },
  { path: '/website/contact-us',         title: ['title.website', 'title.contact'],      guard: 'open',        layout: 'public', page: 'info/ContactPage' },
  { path: '/website/help',               title: ['title.website', 'title.help'],         guard: 'open',        layout: 'public', page: 'info/DocumentPage' },
  { path: '/website/content',            title: ['title.website', 'title.content'],      guard: 'open',        layout: 'public', page: 'info/DocumentPage' },
  { path: '/website/policy',             title: ['title.website', 'title.policy'],       guard: 'open',        layout: 'public', page: 'info/DocumentPage' },
  { path: '/website/terms',              title: ['title.website', 'title.terms'],        guard: 'open',        layout: 'public', page: 'info/DocumentPage' },
  { path: '/website/disclaimer',               title: ['title.website', 'title.disclaimer'],    guard: 'open',        layout: 'public', page: 'info/DocumentPage' },
  { path: '/website/screen-reader',      title: ['title.website', 'title.screenReader'], guard: 'open',        layout: 'public', page: 'info/DocumentPage' },
  { path: '/website/accessibility',      title: ['title.website', 'title.accessibility'], guard: 'open',        layout: 'public', page: 'info/DocumentPage' },
  { path: '/website/feature-inner',      title: ['title.website', 'title.features'],     guard: 'open',        layout: 'public', page: 'info/FeaturesPage' },
  { path: '/website/map-demo',                 title: ['title.website', 'title.mapDemo'],       guard: 'open',        layout: 'public', page: 'mapDemo/MapDemoPage' },
  { path: '/website/page-not-found',           title: ['title.website', 'title.pageNotFound'],  guard: 'open',        layout: 'public', page: 'info/PageNotFoundPage' },
  { path: '/website/server-error',             title: ['title.website', 'title.serverError'],   guard: 'open',        layout: 'public', page: 'info/ServerErrorPage' },
  { path: '/website/offline',                  title: ['title.website', 'title.offline'],       guard: 'open',        layout: 'public', page: 'info/OfflinePage' },
  { path: '/website/session-ended',            title: ['title.website', 'title.sessionEnded'],  guard: 'open',        layout: 'public', page: 'info/SessionEndedPage' },
  { path: '/website/grievance',                redirect: '/website/grievance/addgrievance' },
  { path: '/website/grievance/addgrievance',   title: ['title.grievance', 'title.applyForLand'], guard: 'open',       layout: 'public', page: 'apply/ApplyPage' },
  { path: '/website/grievance/viewgrievance',  title: ['title.grievance', 'title.grievances'],  guard: 'open',       layout: 'public', page: 'grievances/GrievancesPage' },
  { path: '/website/bidder-registration/:id',  title: ['title.website', 'title.bidder'],        guard: 'open',       layout: 'public', page: 'tenders/BidderPage' },
  { path: '/quarry-application',         title: ['title.quarry'],                        guard: 'open',        layout: 'public', page: 'quarry/QuarryApplicationPage' },
  { path: '/temp',                       title: ['title.temp'],                          guard: 'open',        layout: 'public', page: 'info/TempPage' },
  { path: '/land-records',               title: ['title.landRecords'],                   guard: 'open',        layout: 'public', page: 'info/LandRecordsPage' },
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
  { path: '/citizen/citizen-dashboard',        title: ['title.citizen', 'title.dashboard'],     guard: 'area',        layout: 'user',   page: 'citizen/CitizenDashboardPage' },
  { path: '/citizen/applications',             title: ['title.citizen', 'title.myApplications'], guard: 'area',       layout: 'user',   page: 'citizen/ApplicationsPage' },
  { path: '/citizen/edit-profile',       title: ['title.citizen', 'title.editProfile'], guard: 'area',        layout: 'user',   page: 'account/EditProfilePage' },
  { path: '/citizen/change-password',    title: ['title.citizen', 'title.changePassword'], guard: 'area',        layout: 'user',   page: 'account/ChangePasswordPage' },
  { path: '/officer',                          title: ['title.officer', 'title.home'],          guard: 'officerHome', layout: 'work',   page: 'officer/OfficerHomePage' },
  { path: '/officer/dashboard',                title: ['title.officer', 'title.dashboard'],     guard: 'officers',    layout: 'work',   page: 'officer/OfficerDashboardPage' },
  { path: '/officer/applications',             title: ['title.officer', 'title.applications'],  guard: 'officers',    layout: 'work',   page: 'officer/OfficerApplicationsPage' },
  { path: '/officer/cases',                    title: ['title.officer', 'title.cases'],         guard: 'officers',    layout: 'work',   page: 'officer/OfficerCasesPage' },
  { path: '/officer/edit-profile',       title: ['title.officer', 'title.editProfile'], guard: 'area',        layout: 'user',   page: 'account/EditProfilePage' },
  { path: '/officer/change-password',    title: ['title.officer', 'title.changePassword'], guard: 'area',        layout: 'user',   page: 'account/ChangePasswordPage' },
  { path: '/officer/explore-map',              title: ['title.officer', 'title.webGis'],        guard: 'landOfficer', layout: 'work',   page: 'map/ExploreMapPage' },
  { path: '/officer/report/land-information/plot-report/:ids',     title: ['title.officer', 'title.report', 'title.plotReport'],     guard: 'landOfficer', layout: 'work', page: 'officer/LandReportPage' },
  { path: '/officer/report/land-information/khatiyan-report/:ids', title: ['title.officer', 'title.report', 'title.khatiyanReport'], guard: 'landOfficer', layout: 'work', page: 'officer/LandReportPage' },
  { path: '/officer/report/land-information/mouza-report/:ids',    title: ['title.officer', 'title.report', 'title.mouzaReport'],    guard: 'landOfficer', layout: 'work', page: 'officer/LandReportPage' },
  { path: '/officer/report/land-information/tahasil-report/:ids',  title: ['title.officer', 'title.report', 'title.tahasilReport'],  guard: 'landOfficer', layout: 'work', page: 'officer/LandReportPage' },
  { path: '/admin',                            redirect: '/admin/new-dashboard' },
  { path: '/admin/new-dashboard',              title: ['title.admin', 'title.dashboard'],       guard: 'area',        layout: 'work',   page: 'admin/AdminDashboardPage' },
  { path: '/admin/questions',                  title: ['title.admin', 'title.questions'],       guard: 'area',        layout: 'work',   page: 'admin/QuestionsPage' },
  { path: '/admin/changes',                    title: ['title.admin', 'title.changes'],         guard: 'area',        layout: 'work',   page: 'admin/ChangesPage' },
  { path: '/admin/edit-profile',         title: ['title.admin', 'title.editProfile'],   guard: 'area',        layout: 'user',   page: 'account/EditProfilePage' },
  { path: '/admin/manage/:entity',             title: ['title.admin', 'title.manage'],          guard: 'area',        layout: 'work',   page: 'admin/ManagePage' },
  { path: '*',                                 redirect: '/website' },
] as const satisfies readonly RouteRow[];
