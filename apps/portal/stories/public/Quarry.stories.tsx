import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Quarry application',
  args: { route: '/quarry-application' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const NoAccess: ScreenStory = { args: { user: 'officer' } };
