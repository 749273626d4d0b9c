import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { noNotifications } from '../samples/notifications.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Notifications',
  args: { route: '/admin/notifications', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('ownNotificationList')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('ownNotificationList', noNotifications)),
};
export const Failed: ScreenStory = { parameters: answers(fail('ownNotificationList', 500)) };
