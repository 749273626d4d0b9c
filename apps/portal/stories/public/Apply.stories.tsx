import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Apply for land',
  args: { route: '/website/grievance/addgrievance' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const NoAccess: ScreenStory = { args: { user: 'officer' } };
export const Report: ScreenStory = { args: { path: '/website/grievance/addgrievance?for=report' } };
