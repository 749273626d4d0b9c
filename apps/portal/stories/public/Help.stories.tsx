import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Help',
  args: { route: '/website/help' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
