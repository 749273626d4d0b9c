import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Home of a counter operator',
  args: { route: '/officer', user: 'counterOperator' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
