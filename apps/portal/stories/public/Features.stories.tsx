import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Features',
  args: { route: '/website/feature-inner' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
