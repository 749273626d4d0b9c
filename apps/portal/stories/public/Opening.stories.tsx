import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Opening',
  args: { route: '/website/opening-soon' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
