import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Account/Change password of an administrator',
  args: { route: '/change-password', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
