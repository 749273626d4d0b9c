import type { Output } from '@temple-land/portal-core';

/** Two unread notifications. */
export const bellCount = {
  status: 200,
  count: 2,
} satisfies Output<'bellCount'>;

/** The unread notifications. */
export const bellList = {
  status: 200,
  result: [
    {
      notificationId: 1,
      notification: 'Application LA/2026/PUR/000001 has been submitted.',
      createdOn: '2026-11-24T23:37:37.100Z',
    },
    {
      notificationId: 2,
      notification: 'Application IL/2026/PUR/000001 has been submitted.',
      createdOn: '2026-11-23T23:37:37.100Z',
    },
  ],
} satisfies Output<'bellList'>;

/** Notifications of a citizen, two of them unread. */
export const ownNotificationList = {
  status: 200,
  result: {
    rows: [
      {
        notificationId: 4,
        text: 'Application LA/2026/PUR/000001 has been submitted.',
        kind: 'application',
        applicationNo: 'LA/2026/PUR/000001',
        path: '',
        createdOn: '2026-11-24T23:37:37.100Z',
        readOn: null,
        deliveries: [
          { channel: 'sms', state: 'sent', on: '2026-11-24T23:37:41.000Z' },
          { channel: 'email', state: 'sent', on: '2026-11-24T23:37:42.000Z' },
        ],
      },
      {
        notificationId: 3,
        text: 'Application IL/2026/PUR/000001 has been submitted.',
        kind: 'application',
        applicationNo: 'IL/2026/PUR/000001',
        path: '',
        createdOn: '2026-11-23T23:37:37.100Z',
        readOn: null,
        deliveries: [{ channel: 'sms', state: 'failed', on: '2026-11-25T12:00:00.000Z' }],
      },
      {
        notificationId: 2,
        text: 'Your question about tender TL/PUR/2026/11 has been answered: The site can be seen on each working day.',
        kind: 'tender',
        applicationNo: '',
        path: '/website/tender/1',
        createdOn: '2026-11-20T09:12:00.000Z',
        readOn: '2026-11-20T10:00:00.000Z',
        deliveries: [{ channel: 'email', state: 'waiting', on: '2026-11-20T09:12:00.000Z' }],
      },
      {
        notificationId: 1,
        text: 'You have withdrawn your consent. Unsent data has been deleted.',
        kind: 'account',
        applicationNo: '',
        path: '',
        createdOn: '2026-11-02T06:30:00.000Z',
        readOn: '2026-11-02T07:00:00.000Z',
        deliveries: [],
      },
    ],
    total: 4,
    unread: 2,
    applicationNos: ['LA/2026/PUR/000001', 'IL/2026/PUR/000001'],
    newestId: 4,
  },
} satisfies Output<'ownNotificationList'>;

/** A list without a notification. */
export const noNotifications = {
  status: 200,
  result: { rows: [], total: 0, unread: 0, applicationNos: [], newestId: 0 },
} satisfies Output<'ownNotificationList'>;
