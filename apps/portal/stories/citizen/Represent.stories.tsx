import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Citizen/Help another person',
  args: { route: '/citizen/represent', user: 'citizen' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('filedList')) };
export const Empty: ScreenStory = { parameters: answers(answer('filedList', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('filedList', 500)) };
export const Code: ScreenStory = {
  play: steps(
    fill('representation:mobile', '9861000777'),
    press('representation:send'),
    see('[role=dialog]'),
  ),
};
export const Missing: ScreenStory = {
  play: steps(press('representation:send'), see('[aria-invalid=true]')),
};
