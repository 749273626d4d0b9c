import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Sitemap',
  args: { route: '/website/sitemap' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
