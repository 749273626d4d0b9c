import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/No access',
  args: { route: '/website/no-access' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Officer: ScreenStory = { args: { user: 'tahasilOfficer' } };
