import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Maintenance',
  args: { route: '/website/maintenance' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
