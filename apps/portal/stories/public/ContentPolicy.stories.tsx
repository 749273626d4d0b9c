import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Content',
  args: { route: '/website/content' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
