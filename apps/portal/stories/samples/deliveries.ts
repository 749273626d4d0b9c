import { channelKinds, getInitialChannels, type Output } from '@temple-land/portal-core';

/** Messages that no gateway took: an SMS and an e-mail. */
export const failedDeliveries = {
  status: 200,
  result: {
    rows: [
      {
        deliveryId: 12,
        channel: 'sms',
        state: 'failed',
        recipient: '******0001',
        createdOn: '2026-11-22T05:00:00.000Z',
        attempts: 8,
        on: '2026-11-24T06:16:00.000Z',
        error: 'The message gateway answered 503.',
      },
      {
        deliveryId: 9,
        channel: 'email',
        state: 'failed',
        recipient: 'k***@post.example',
        createdOn: '2026-11-21T09:30:00.000Z',
        attempts: 1,
        on: '2026-11-21T09:30:03.000Z',
        error: 'The mail server answered 550.',
      },
    ],
    total: 2,
  },
} satisfies Output<'deliveryList'>;

/** A message that was sent at once. */
export const sentDeliveries = {
  status: 200,
  result: {
    rows: [
      {
        deliveryId: 13,
        channel: 'sms',
        state: 'sent',
        recipient: '******0001',
        createdOn: '2026-11-22T05:00:00.000Z',
        attempts: 1,
        on: '2026-11-22T05:00:02.000Z',
        error: '',
      },
    ],
    total: 1,
  },
} satisfies Output<'deliveryList'>;

/** The channels of a citizen with a mobile number and an e-mail address. */
export const channelsRead = {
  status: 200,
  result: {
    choices: channelKinds.CI.map(getInitialChannels),
    hasMobile: true,
    hasEmail: true,
  },
} satisfies Output<'channelsRead'>;

/** The channels of somebody in an office who has chosen nothing and has no mobile number. */
export const staffChannels = {
  status: 200,
  result: {
    choices: channelKinds.staff.map((kind) => ({ kind, sms: false, email: false })),
    hasMobile: false,
    hasEmail: true,
  },
} satisfies Output<'channelsRead'>;
