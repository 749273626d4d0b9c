import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Session ended',
  args: { route: '/website/session-ended' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
