import type { DemoUser } from './signIn.ts';

/** A page and the title that it writes into the window. */
export interface Route {
  path: string;
  title: string;
}

/** The pages of everybody. */
export const publicRoutes: readonly Route[] = [
  { path: '/home', title: 'Home' },
  { path: '/login', title: 'Login' },
  { path: '/registration', title: 'Registration' },
  { path: '/website/grievance/addgrievance', title: 'Grievance-Apply for land' },
  {
    path: '/website/grievance/viewgrievance',
    title: 'Grievance-Reports of Illegitimate Use',
  },
  { path: '/forgot-password', title: 'Forgot Password' },
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/website/about', title: 'Website-About' },
  { path: '/website/faq', title: 'Website-FAQ' },
  { path: '/website/notification', title: 'Website-Notification' },
  { path: '/website/tender', title: 'Website-Tender and Advertisement' },
  { path: '/website/sitemap', title: 'Website-Sitemap' },
  { path: '/website/search', title: 'Website-Search' },
  { path: '/website/track-status', title: 'Website-Track Your Status' },
  { path: '/website/verify-document', title: 'Website-Verify a Document' },
  { path: '/website/plot-check', title: 'Website-Check a Plot' },
  { path: '/website/figures', title: 'Website-Public Figures' },
  { path: '/website/contact-us', title: 'Website-Contact Us' },
  { path: '/website/help', title: 'Website-Help' },
  { path: '/website/content', title: 'Website-Content' },
  { path: '/website/policy', title: 'Website-Website Policy' },
  { path: '/website/terms', title: 'Website-Terms and Conditions' },
  { path: '/website/disclaimer', title: 'Website-Disclaimer' },
  { path: '/website/screen-reader', title: 'Website-Screen Reader' },
  { path: '/website/accessibility', title: 'Website-Accessibility' },
  { path: '/website/feature-inner', title: 'Website-Features' },
  { path: '/website/offline', title: 'Website-Offline' },
  { path: '/website/map-demo', title: 'Website-Map Demo' },
  { path: '/website/page-not-found', title: 'Website-Page Not Found' },
  { path: '/website/session-ended', title: 'Website-Session Ended' },
  { path: '/quarry-application', title: 'Quarry Application' },
  { path: '/temp', title: 'Temp' },
  { path: '/website/server-error', title: 'Website-Server Error' },
];

/** The pages of each kind of user. */
export const memberRoutes: readonly (readonly [DemoUser, readonly Route[]])[] = [
  [
    'citizen',
    [
      { path: '/citizen/citizen-dashboard', title: 'Citizen-Dashboard' },
      { path: '/citizen/applications', title: 'Citizen-My Applications' },
      { path: '/citizen/edit-profile', title: 'Citizen-Edit Profile' },
      { path: '/citizen/change-password', title: 'Citizen-Change Password' },
      { path: '/website/grievance/addgrievance', title: 'Grievance-Apply for land' },
      {
        path: '/website/grievance/viewgrievance',
        title: 'Grievance-Reports of Illegitimate Use',
      },
    ],
  ],
  [
    'officer',
    [
      { path: '/officer/dashboard', title: 'Officer-Dashboard' },
      { path: '/officer/applications', title: 'Officer-Applications' },
      { path: '/officer/cases', title: 'Officer-Cases and Hearings' },
      { path: '/officer/edit-profile', title: 'Officer-Edit Profile' },
      { path: '/officer/change-password', title: 'Officer-Change Password' },
    ],
  ],
  ['tahasil', [{ path: '/officer', title: 'Officer-Home' }]],
  ['counter', [{ path: '/officer', title: 'Officer-Home' }]],
  [
    'administrator',
    [
      { path: '/admin/new-dashboard', title: 'Admin-Dashboard' },
      { path: '/admin/questions', title: 'Admin-Questions' },
      { path: '/admin/manage/tender?open=1', title: 'Admin-Manage' },
      { path: '/admin/manage/plot', title: 'Admin-Manage' },
      { path: '/admin/manage/role?open=new', title: 'Admin-Manage' },
    ],
  ],
];
