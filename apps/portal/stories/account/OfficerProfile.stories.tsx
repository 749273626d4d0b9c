import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Account/Profile of an officer',
  args: { route: '/officer/edit-profile', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
