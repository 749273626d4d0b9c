import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Reports of illegitimate use',
  args: { route: '/website/grievance/viewgrievance' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const NoAccess: ScreenStory = { args: { user: 'administrator' } };
