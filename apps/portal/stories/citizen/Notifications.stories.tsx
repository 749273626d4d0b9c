import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, steps } from '../screen/steps.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';
import { noNotifications, ownNotificationList as list } from '../samples/notifications.ts';
import { longText } from '../samples/long.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Citizen/Notifications',
  args: { route: '/citizen/notifications', user: 'citizen' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('ownNotificationList')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('ownNotificationList', noNotifications)),
};
export const Failed: ScreenStory = { parameters: answers(fail('ownNotificationList', 500)) };
export const Offline: ScreenStory = { parameters: answers(disconnect('ownNotificationList')) };
export const NothingFound: ScreenStory = {
  args: { path: '/citizen/notifications?state=read&kind=reminder&from=2026-01-01&to=2026-02-28' },
  parameters: answers(answer('ownNotificationList', noNotifications)),
};
export const AllRead: ScreenStory = {
  parameters: answers(
    answer('ownNotificationList', {
      ...list,
      result: {
        ...list.result,
        unread: 0,
        rows: list.result.rows.map((row) => ({ ...row, readOn: '2026-11-25T06:00:00.000Z' })),
      },
    }),
  ),
};
export const NotMarked: ScreenStory = {
  parameters: answers(fail('ownNotificationsRead', 500)),
  play: steps(press('notifications:own.markAllRead')),
};
export const VeryLong: ScreenStory = {
  parameters: answers(
    answer('ownNotificationList', {
      ...list,
      result: {
        ...list.result,
        total: 430,
        rows: list.result.rows.map((row) => ({ ...row, text: longText })),
      },
    }),
  ),
};
