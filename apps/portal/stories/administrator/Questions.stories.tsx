import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Questions',
  args: { route: '/admin/questions', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('queryList')) };
export const Empty: ScreenStory = { parameters: answers(answer('queryList', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('queryList', 500)) };
export const Tenders: ScreenStory = { args: { path: '/admin/questions?about=tender' } };
export const ShowContact: ScreenStory = {
  play: steps(press('admin:contacts.show'), see('[role=alertdialog], [role=dialog]')),
};
export const AnswerMissing: ScreenStory = {
  play: steps(press('admin:questions.answer'), press('admin:questions.send')),
};
export const AnswerConflict: ScreenStory = {
  parameters: answers(answer('queryAnswer', { status: 409 })),
  play: steps(
    press('admin:questions.answer'),
    fill('admin:questions.your', 'At the tahasil office.'),
    press('admin:questions.send'),
  ),
};
