import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Terms',
  args: { route: '/website/terms' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
