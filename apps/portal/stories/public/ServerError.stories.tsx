import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Server error',
  args: { route: '/website/server-error' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
