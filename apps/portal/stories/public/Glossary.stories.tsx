import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Glossary',
  args: { route: '/website/glossary' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
