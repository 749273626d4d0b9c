import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, fail, never } from '../service/mockedCall.ts';
import { longText } from '../samples/long.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Notices',
  args: { route: '/website/notification' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('notificationSearch')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('notificationSearch', { status: 200, result: [] })),
};
export const Failed: ScreenStory = { parameters: answers(fail('notificationSearch', 500)) };
export const VeryLong: ScreenStory = {
  parameters: answers(
    answer('notificationSearch', {
      status: 200,
      result: [
        {
          slug: 'a-long-notice',
          title: longText,
          description: `<p>${longText}</p>`,
          createdOn: '2026-11-24T06:00:00.000Z',
          uploadDoc: 'notice.pdf',
        },
      ],
    }),
  ),
};
export const DatesInWrongOrder: ScreenStory = {
  args: { path: '/website/notification?from=2026-11-20&to=2026-11-01' },
};
