import type { Output } from '@temple-land/portal-core';

/** The figures of the dashboard. */
export const adminSummary = {
  status: 200,
  result: {
    usersA: 2,
    usersC: 1,
    usersCI: 2,
    usersT: 1,
    usersO: 1,
    usersBlocked: 24,
    sessionsOpen: 5,
    accountsLocked: 0,
    applicationsPending: 38,
    tendersOpen: 6,
    tenderQuestionsOpen: 0,
    notices: 4,
    questions: 8,
    queriesOpen: 0,
    changesWaiting: 0,
    activities: 0,
  },
} satisfies Output<'adminSummary'>;

/** The pages that a role can open. */
export const adminMenuChoices = {
  status: 200,
  result: [
    {
      id: 22,
      label: 'Auctions',
      url: '/admin/manage/auction',
    },
    {
      id: 24,
      label: 'Contacts',
      url: '/admin/manage/contact',
    },
    {
      id: 13,
      label: 'Land records',
      url: '/admin/manage/district',
    },
    {
      id: 23,
      label: 'FAQ',
      url: '/admin/manage/faq',
    },
    {
      id: 20,
      label: 'Khatians',
      url: '/admin/manage/khatian',
    },
    {
      id: 19,
      label: 'Mouzas',
      url: '/admin/manage/mouza',
    },
    {
      id: 15,
      label: 'Notifications',
      url: '/admin/manage/notification',
    },
    {
      id: 21,
      label: 'Plots',
      url: '/admin/manage/plot',
    },
    {
      id: 25,
      label: 'Roles',
      url: '/admin/manage/role',
    },
    {
      id: 18,
      label: 'Tahasils',
      url: '/admin/manage/tahasil',
    },
    {
      id: 14,
      label: 'Tenders',
      url: '/admin/manage/tender',
    },
    {
      id: 16,
      label: 'Users',
      url: '/admin/manage/user',
    },
    {
      id: 12,
      label: 'Dashboard',
      url: '/admin/new-dashboard',
    },
    {
      id: 17,
      label: 'Change Password',
      url: '/change-password',
    },
    {
      id: 2,
      label: 'My Applications',
      url: '/citizen/applications',
    },
    {
      id: 5,
      label: 'Change Password',
      url: '/citizen/change-password',
    },
    {
      id: 1,
      label: 'Dashboard',
      url: '/citizen/citizen-dashboard',
    },
    {
      id: 4,
      label: 'Edit Profile',
      url: '/citizen/edit-profile',
    },
    {
      id: 6,
      label: 'Home',
      url: '/officer',
    },
    {
      id: 8,
      label: 'Applications',
      url: '/officer/applications',
    },
    {
      id: 11,
      label: 'Change Password',
      url: '/officer/change-password',
    },
    {
      id: 7,
      label: 'Dashboard',
      url: '/officer/dashboard',
    },
    {
      id: 10,
      label: 'Edit Profile',
      url: '/officer/edit-profile',
    },
    {
      id: 9,
      label: 'Web GIS',
      url: '/officer/explore-map',
    },
    {
      id: 3,
      label: 'Apply for land',
      url: '/website/grievance/addgrievance',
    },
  ],
} satisfies Output<'adminMenuChoices'>;
