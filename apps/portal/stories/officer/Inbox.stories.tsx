import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, pressAt, see, steps, type } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { leaves } from '../samples/inbox.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Inbox',
  args: { route: '/officer/applications', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

const openLeave = steps(press('officer:leave'), see('[role=dialog] h3'));

export const Filled: ScreenStory = {
  args: { path: '/officer/applications?tab=office&type=3&stage=HEARING' },
};
const asked = { path: '/officer/applications?tab=asked' };
const openAnswer = press('officer:question.answer.open');

export const Asked: ScreenStory = { args: asked, play: steps(see('main li h2')) };
export const AskedAnswered: ScreenStory = {
  args: { path: '/officer/applications?tab=asked&questions=asked' },
  play: steps(see('main li h2')),
};
export const AskedAnswer: ScreenStory = {
  args: asked,
  play: steps(openAnswer, press('officer:question.answer.send')),
};
export const AskedConflict: ScreenStory = {
  args: asked,
  parameters: answers(answer('officeQuestionAnswer', { status: 409 })),
  play: steps(
    openAnswer,
    fill('officer:question.answer', 'Yes.'),
    press('officer:question.answer.send'),
    see('main form [role=alert]'),
  ),
};
export const AskedEmpty: ScreenStory = {
  args: asked,
  parameters: answers(answer('officeQuestionList', { status: 404 })),
};
export const AskedLoading: ScreenStory = {
  args: asked,
  parameters: answers(never('officeQuestionList')),
};
export const AskedFailed: ScreenStory = {
  args: asked,
  parameters: answers(fail('officeQuestionList', 500)),
};
export const Views: ScreenStory = {
  play: steps(press('officer:views'), see('[role=dialog] form')),
};
export const ViewsErrors: ScreenStory = {
  play: steps(press('officer:views'), see('[role=dialog] form'), press('officer:views.save')),
};
export const NoViews: ScreenStory = {
  parameters: answers(answer('inboxViewList', { status: 200, result: [] })),
  play: steps(press('officer:views'), see('[role=dialog] form')),
};
export const Shortcuts: ScreenStory = { play: steps(type('?'), see('[role=dialog] kbd')) };
export const Leave: ScreenStory = { play: openLeave };
export const LeaveErrors: ScreenStory = {
  play: steps(press('officer:leave'), see('[role=dialog] h3'), press('officer:leave.save')),
};
export const LeaveLoading: ScreenStory = {
  parameters: answers(never('leaveList')),
  play: steps(press('officer:leave'), see('[role=dialog]')),
};
export const LeaveFailed: ScreenStory = {
  parameters: answers(fail('leaveList', 500)),
  play: steps(press('officer:leave'), see('[role=dialog]')),
};
export const NobodyCovers: ScreenStory = {
  parameters: answers(
    answer('leaveList', {
      status: 200,
      result: { ...leaves.result, candidates: [], leaves: [], covered: [] },
    }),
  ),
  play: openLeave,
};
export const SomeTaken: ScreenStory = {
  parameters: answers(
    answer('inboxAssign', {
      status: 200,
      result: [
        { applicationId: 43, outcome: 'done' },
        { applicationId: 37, outcome: 'taken', holder: 'Basanti Swain' },
      ],
    }),
  ),
  play: steps(
    pressAt('thead [type=checkbox]'),
    press('officer:claim.selected'),
    press('officer:claim.selected'),
  ),
};
export const ConfirmBulk: ScreenStory = {
  play: steps(pressAt('thead [type=checkbox]'), press('officer:bulk.release')),
};
export const SomeNotGivenBack: ScreenStory = {
  parameters: answers(
    answer('inboxAssign', {
      status: 200,
      result: [
        { applicationId: 43, outcome: 'done' },
        { applicationId: 37, outcome: 'notYours', holder: 'Basanti Swain' },
        { applicationId: 41, outcome: 'gone' },
      ],
    }),
  ),
  play: steps(
    pressAt('thead [type=checkbox]'),
    press('officer:bulk.release'),
    press('officer:bulk.release'),
  ),
};
