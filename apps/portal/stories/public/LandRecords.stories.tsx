import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { configure } from '../service/configuration.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Land records',
  args: { route: '/land-records' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = { parameters: answers(configure({ landRecordsUrl: '' })) };
