import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { attach, chooseFirst, fill, press, pressAt, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Citizen/Corrections',
  args: { route: '/citizen/corrections', user: 'citizen' },
} satisfies ScreenMeta;

export default meta;

const report = { path: '/citizen/corrections?plot=51-12' } as const;
const openAnswer = pressAt('main article button[aria-label^="Answer"]');
const openWithdrawal = pressAt('main article button[aria-label^="Withdraw"]');
const write = [
  chooseFirst('corrections:form.field'),
  fill('corrections:form.entryWanted', '12/1'),
  fill('corrections:form.reason', 'The village map has this number.'),
  attach(0),
] as const;

export const Filled: ScreenStory = { play: steps(see('main article')) };
export const Loading: ScreenStory = { parameters: answers(never('correctionList')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('correctionList', { status: 404 })),
};
export const Failed: ScreenStory = { parameters: answers(fail('correctionList', 500)) };
export const Answer: ScreenStory = { play: steps(openAnswer, see('dialog[open]')) };
export const AnswerMissing: ScreenStory = {
  play: steps(openAnswer, press('corrections:answer'), see('[aria-invalid=true]')),
};
export const Answered: ScreenStory = {
  play: steps(
    openAnswer,
    fill('corrections:answer.label', 'On sheet 3.'),
    press('corrections:answer'),
  ),
};
export const Withdraw: ScreenStory = { play: steps(openWithdrawal, see('dialog[open]')) };
export const Report: ScreenStory = { args: report };
export const ReportMissing: ScreenStory = {
  args: report,
  play: steps(press('corrections:form.send'), see('[aria-invalid=true]')),
};
export const ReportLoading: ScreenStory = {
  args: report,
  parameters: answers(never('correctionSubject')),
};
export const ReportUnknown: ScreenStory = {
  args: report,
  parameters: answers(answer('correctionSubject', { status: 404 })),
};
export const ReportFailed: ScreenStory = {
  args: report,
  parameters: answers(fail('correctionSubject', 500)),
};
export const ReportSent: ScreenStory = {
  args: report,
  play: steps(...write, press('corrections:form.send')),
};
export const ReportTwice: ScreenStory = {
  args: report,
  parameters: answers(answer('correctionSave', { status: 409 })),
  play: steps(...write, press('corrections:form.send')),
};
