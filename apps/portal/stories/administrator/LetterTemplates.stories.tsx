import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Letter templates',
  args: { route: '/admin/letter-templates', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

const save = steps(
  fill('letters:templates.reason', 'The office asked for shorter orders.'),
  press('letters:templates.save'),
);

export const Filled: ScreenStory = {};
export const Inherited: ScreenStory = { args: { path: '/admin/letter-templates?kind=exchange' } };
export const Question: ScreenStory = { args: { path: '/admin/letter-templates?letter=query' } };
export const Example: ScreenStory = { play: steps(press('letters:templates.example')) };
export const Loading: ScreenStory = { parameters: answers(never('letterTemplateList')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('letterTemplateList', { status: 200, result: [] })),
};
export const Failed: ScreenStory = { parameters: answers(fail('letterTemplateList', 500)) };
export const Missing: ScreenStory = { play: steps(press('letters:templates.save')) };
export const Unknown: ScreenStory = {
  play: steps(fill('letters:textEn', '{{nobody}'), press('letters:templates.save')),
};
export const Saved: ScreenStory = {
  parameters: answers(answer('letterTemplateSave', { status: 200 })),
  play: save,
};
export const Conflict: ScreenStory = {
  parameters: answers(answer('letterTemplateSave', { status: 409 })),
  play: save,
};
