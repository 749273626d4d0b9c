import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Disclaimer',
  args: { route: '/website/disclaimer' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
