import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Screen reader access',
  args: { route: '/website/screen-reader' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
