import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, steps } from '../screen/steps.ts';
import { fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Citizen/Report illegitimate use',
  args: {
    route: '/website/grievance/addgrievance',
    path: '/website/grievance/addgrievance?for=illegitimate',
    user: 'citizen',
  },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('applyDraftRead')) };
export const Failed: ScreenStory = { parameters: answers(fail('applyDraftRead', 500)) };
export const Errors: ScreenStory = { play: steps(press('apply:report.submit')) };
