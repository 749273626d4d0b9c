import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Offline',
  args: { route: '/website/offline' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
