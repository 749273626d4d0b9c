import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Accessibility',
  args: { route: '/website/accessibility' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
