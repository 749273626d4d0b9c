import { plotDivision } from '../samples/plotDivision.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Plot division',
  args: {
    route: '/admin/plots/division',
    path: '/admin/plots/division?plot=8',
    user: 'administrator',
  },
} satisfies ScreenMeta;

export default meta;

const { result } = plotDivision;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('plotDivision')) };
export const Empty: ScreenStory = { parameters: answers(answer('plotDivision', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('plotDivision', 500)) };
export const Waiting: ScreenStory = {
  parameters: answers(
    answer('plotDivision', { status: 200, result: { ...result, isWaiting: true } }),
  ),
};
export const Alone: ScreenStory = {
  parameters: answers(
    answer('plotDivision', { status: 200, result: { ...result, neighbours: [], divisions: [] } }),
  ),
};
export const WrongLine: ScreenStory = {
  play: steps(fill('plotDivision:line', '85.8, 19.8')),
};
export const Undo: ScreenStory = { play: steps(press('plotDivision:undo')) };
