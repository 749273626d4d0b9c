import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Account/Login',
  args: { path: '/login' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
