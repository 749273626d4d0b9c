import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Requests for erasure',
  args: { route: '/admin/erasures', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Ended: ScreenStory = { args: { path: '/admin/erasures?state=ended' } };
export const Loading: ScreenStory = { parameters: answers(never('erasureList')) };
export const Empty: ScreenStory = { parameters: answers(answer('erasureList', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('erasureList', 500)) };
export const Refuse: ScreenStory = {
  play: steps(press('admin:erasures.refuse'), see('[role=alertdialog]')),
};
