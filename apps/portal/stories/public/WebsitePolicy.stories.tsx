import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Website policy',
  args: { route: '/website/policy' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
