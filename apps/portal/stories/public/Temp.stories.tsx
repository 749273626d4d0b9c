import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Temp',
  args: { route: '/temp' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
