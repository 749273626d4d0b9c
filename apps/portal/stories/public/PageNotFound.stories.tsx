import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Page not found',
  args: { route: '/website/page-not-found' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
