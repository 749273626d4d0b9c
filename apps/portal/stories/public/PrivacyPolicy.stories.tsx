import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Privacy policy',
  args: { route: '/privacy-policy' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
