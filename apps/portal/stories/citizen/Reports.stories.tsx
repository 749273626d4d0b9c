import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Citizen/Reports',
  args: { route: '/website/grievance/viewgrievance', user: 'citizen' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('grievanceList')) };
export const Empty: ScreenStory = { parameters: answers(answer('grievanceList', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('grievanceList', 500)) };
