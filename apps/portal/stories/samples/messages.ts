import type { Input, Output } from '@temple-land/portal-core';

/** The messages about an application as one of its sides reads them. */
const listMessages = (isOffice: boolean): Output<'messageList'> => ({
  status: 200,
  result: {
    mayWrite: true,
    messages: [
      {
        messageId: 1,
        isOfOffice: false,
        isOwn: !isOffice,
        role: '',
        text: 'The path has been in use for thirty years. Do you need a paper about it?',
        sentOn: '2026-11-18T05:10:00.000Z',
        readOn: '2026-11-18T06:00:00.000Z',
      },
      {
        messageId: 2,
        isOfOffice: true,
        isOwn: isOffice,
        role: 'Land officer',
        text: 'Please bring the old rent receipt when we visit the plot.',
        sentOn: '2026-11-18T06:05:00.000Z',
        readOn: isOffice ? null : '2026-11-19T03:00:00.000Z',
      },
    ],
  },
});

/** The messages as the applicant reads them. */
export const ownMessages = listMessages(false);

/** The messages as an officer reads them. */
export const officeMessages = listMessages(true);

/** Returns the messages about an application of the samples: those of the citizen have low ids. */
export const findMessages = ({ applicationId }: Input<'messageList'>): Output<'messageList'> =>
  applicationId === 1
    ? ownMessages
    : { status: 200, result: { messages: [], mayWrite: applicationId > 3 } };
