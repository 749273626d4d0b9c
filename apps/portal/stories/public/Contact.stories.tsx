import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Contact',
  args: { route: '/website/contact-us' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('contactList')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('contactList', { status: 200, result: [] })),
};
export const Failed: ScreenStory = { parameters: answers(fail('contactList', 500)) };
export const Citizen: ScreenStory = { args: { user: 'citizen' } };
export const CitizenErrors: ScreenStory = {
  args: { user: 'citizen' },
  play: steps(press('common:ask.send')),
};
export const CitizenAsked: ScreenStory = {
  args: { user: 'citizen' },
  parameters: answers(answer('raiseQuery', { status: 200, result: { queryNo: 'Q/2026/000003' } })),
  play: steps(
    fill('info:ask.subject', 'Lease'),
    fill('info:ask.query', 'How long?'),
    press('common:ask.send'),
  ),
};
export const CitizenQuestionsFailed: ScreenStory = {
  args: { user: 'citizen' },
  parameters: answers(fail('ownQueries', 500)),
};
export const CitizenWithoutQuestions: ScreenStory = {
  args: { user: 'citizen' },
  parameters: answers(answer('ownQueries', { status: 404 })),
};
