import { buildPageTitle, type Language } from '@temple-land/portal-core';
import { routes } from '../../../apps/portal/src/app/routes.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import type { DemoUser } from '../support/signIn.ts';

/** A page and its window title. */
export interface Route {
  path: string;
  title: string;
}

/** The public pages. */
export const publicRoutes: readonly Route[] = [
  // Requirement: RT-037
  { path: '/home', title: 'Home' },
  // Requirement: RT-002
  { path: '/login', title: 'Login' },
  // Requirement: RT-003
  { path: '/registration', title: 'Registration' },
  // Requirement: RT-038
  { path: '/website/grievance/addgrievance', title: 'Grievance-Apply for land' },
  {
    path: '/website/grievance/viewgrievance',
    title: 'Grievance-Reports of illegitimate use',
  },
  // Requirement: RT-004
  { path: '/forgot-password', title: 'Forgot Password' },
  // Requirement: RT-014
  { path: '/privacy-policy', title: 'Privacy Policy' },
  // Requirements: RT-010, RT-017
  { path: '/website/about', title: 'Website-About' },
  // Requirement: RT-018
  { path: '/website/faq', title: 'Website-FAQ' },
  // Requirement: RT-019
  { path: '/website/notification', title: 'Website-Notification' },
  {
    path: '/website/notification/office-closed-for-the-festival',
    title: 'Website-Notification',
  },
  // Requirement: RT-020
  { path: '/website/tender', title: 'Website-Tender and Advertisement' },
  // Requirement: RT-021
  { path: '/website/sitemap', title: 'Website-Sitemap' },
  { path: '/website/search', title: 'Website-Search' },
  { path: '/website/track-status', title: 'Website-Track Your Status' },
  { path: '/website/verify-document', title: 'Website-Verify a document' },
  { path: '/website/plot-check', title: 'Website-Check a plot' },
  { path: '/website/open-data', title: 'Website-Open data' },
  { path: '/website/land-map', title: 'Website-Map of the land' },
  { path: '/website/figures', title: 'Website-Public figures' },
  { path: '/website/glossary', title: 'Website-Words of the Land Record' },
  // Requirement: RT-022
  { path: '/website/contact-us', title: 'Website-Contact Us' },
  // Requirement: RT-023
  { path: '/website/help', title: 'Website-Help' },
  // Requirement: RT-024
  { path: '/website/content', title: 'Website-Content' },
  // Requirement: RT-025
  { path: '/website/policy', title: 'Website-Website Policy' },
  // Requirement: RT-026
  { path: '/website/terms', title: 'Website-Terms and Conditions' },
  // Requirement: RT-027
  { path: '/website/disclaimer', title: 'Website-Disclaimer' },
  // Requirement: RT-028
  { path: '/website/screen-reader', title: 'Website-Screen Reader' },
  { path: '/website/accessibility', title: 'Website-Accessibility' },
  // Requirement: RT-029
  { path: '/website/feature-inner', title: 'Website-Features' },
  { path: '/website/offline', title: 'Website-Offline' },
  // Requirement: RT-030
  { path: '/website/map-demo', title: 'Website-Map Demo' },
  // Requirement: RT-031
  { path: '/website/page-not-found', title: 'Website-Page Not Found' },
  { path: '/website/confirm-email', title: 'Website-Confirm e-mail address' },
  { path: '/website/session-ended', title: 'Website-Session ended' },
  { path: '/website/opening-soon', title: 'Website-Opening soon' },
  { path: '/website/maintenance', title: 'Website-Maintenance' },
  { path: '/website/no-access', title: 'Website-No access' },
  // Requirements: PI-007, RT-011
  { path: '/quarry-application', title: 'Quarry Application' },
  // Requirement: RT-013
  { path: '/temp', title: 'Temp' },
  // Requirement: RT-032
  { path: '/website/server-error', title: 'Website-Server Error' },
];

/** The pages of each kind of user. */
export const memberRoutes: readonly (readonly [DemoUser, readonly Route[]])[] = [
  [
    'citizen',
    [
      // Requirement: RT-044
      { path: '/citizen/citizen-dashboard', title: 'Citizen-Dashboard' },
      { path: '/citizen/applications', title: 'Citizen-My Applications' },
      { path: '/citizen/applications/LA-2026-PUR-000001', title: 'Citizen-Application' },
      { path: '/citizen/corrections', title: 'Citizen-Errors in the record' },
      { path: '/citizen/represent', title: 'Citizen-Help another person' },
      { path: '/citizen/notifications', title: 'Citizen-Notifications' },
      // Requirements: RO-020, RT-047
      { path: '/citizen/edit-profile', title: 'Citizen-Edit Profile' },
      // Requirements: RO-021, RT-045
      { path: '/citizen/change-password', title: 'Citizen-Change Password' },
      { path: '/website/grievance/addgrievance', title: 'Grievance-Apply for land' },
      {
        path: '/website/grievance/viewgrievance',
        title: 'Grievance-Reports of illegitimate use',
      },
    ],
  ],
  [
    'officer',
    [
      // Requirement: RT-041
      { path: '/officer/dashboard', title: 'Officer-Dashboard' },
      { path: '/officer/dashboard/list', title: 'Officer-Records behind a figure' },
      { path: '/officer/applications', title: 'Officer-Applications' },
      { path: '/officer/cases', title: 'Officer-Cases and hearings' },
      { path: '/officer/cases/file', title: 'Officer-File a case' },
      { path: '/officer/hearings', title: 'Officer-Hearings' },
      { path: '/officer/committee', title: 'Officer-Land committee' },
      { path: '/officer/corrections', title: 'Officer-Errors in the record' },
      { path: '/officer/refunds', title: 'Officer-Refunds' },
      { path: '/officer/notifications', title: 'Officer-Notifications' },
      // Requirement: RT-048
      { path: '/officer/edit-profile', title: 'Officer-Edit Profile' },
      // Requirements: RO-021, RT-046
      { path: '/officer/change-password', title: 'Officer-Change Password' },
      { path: '/second-factor', title: 'Second factor' },
    ],
  ],
  // Requirement: RT-042
  [
    'tahasil',
    [
      { path: '/officer', title: 'Officer-Home' },
      { path: '/officer/visits', title: 'Officer-Field visits' },
    ],
  ],
  [
    'counter',
    [
      { path: '/officer', title: 'Officer-Home' },
      { path: '/officer/person-corrections', title: 'Officer-Errors in the record' },
    ],
  ],
  [
    'administrator',
    [
      // Requirements: RT-012, RT-043
      { path: '/admin/new-dashboard', title: 'Admin-Dashboard' },
      { path: '/admin/new-dashboard/list', title: 'Admin-Records behind a figure' },
      { path: '/admin/questions', title: 'Admin-Questions' },
      { path: '/admin/page-reports', title: 'Admin-Problems with pages' },
      { path: '/admin/deliveries', title: 'Admin-SMS and e-mail' },
      { path: '/admin/changes', title: 'Admin-Changes to approve' },
      { path: '/admin/erasures', title: 'Admin-Requests for erasure' },
      { path: '/admin/step-rights', title: 'Admin-Rights to take steps' },
      { path: '/admin/workflows', title: 'Admin-Workflows' },
      { path: '/admin/letter-templates', title: 'Admin-Templates of letters' },
      { path: '/admin/setup', title: 'Admin-Set up the portal' },
      { path: '/admin/office', title: 'Admin-Office details' },
      { path: '/admin/pages', title: 'Admin-Public pages' },
      { path: '/admin/plots/division', title: 'Admin-Split or merge plots' },
      { path: '/admin/imports', title: 'Admin-Imports' },
      { path: '/admin/notifications', title: 'Admin-Notifications' },
      // Requirements: HD-018, RO-020
      { path: '/admin/edit-profile', title: 'Admin-Edit Profile' },
      { path: '/admin/manage/tender?open=1', title: 'Admin-Manage' },
      { path: '/admin/manage/plot', title: 'Admin-Manage' },
      { path: '/admin/manage/role?open=new', title: 'Admin-Manage' },
    ],
  ],
];

/** The pages of a land officer whose addresses hide a place, and the map. */
export const landOfficerRoutes: readonly Route[] = [
  {
    path: '/officer/report/land-information/tahasil-report/hidden',
    title: 'Officer-Report-Tahasil Report',
  },
  {
    path: '/officer/report/land-information/mouza-report/hidden',
    title: 'Officer-Report-Mouza Report',
  },
  {
    path: '/officer/report/land-information/khatiyan-report/hidden',
    title: 'Officer-Report-Khatiyan Report',
  },
  {
    path: '/officer/report/land-information/plot-report/hidden',
    title: 'Officer-Report-Plot Report',
  },
  { path: '/officer/explore-map', title: 'Officer-Web GIS' },
  { path: '/officer/reports', title: 'Officer-Reports' },
  { path: '/officer/land/plot', title: 'Officer-Plot' },
  { path: '/officer/land/khatiyan', title: 'Officer-Khatiyan' },
];

/** Returns the window title of an address in a language, by the route table. */
export function findTitle(address: string, language: Language): string {
  const [pathname = ''] = address.split('?');
  const isMatch = (path: string) =>
    path !== '*' && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);
  const row = routes.find(({ path }) => isMatch(path));
  if (row === undefined || !('title' in row)) throw new Error(`${address} has no title.`);
  const copy = readPageCopy(language) as Readonly<Record<string, string>>;
  return buildPageTitle(row.title.map((key) => copy[key] ?? ''));
}
