import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, pressAt, see, seeText, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { seniorAssignment } from '../samples/inbox.ts';
import { longName, longText } from '../samples/long.ts';
import { noCaseLand } from '../samples/casePage.ts';
import { drawnPart } from '../samples/landDetails.ts';
import { officeMessages } from '../samples/messages.ts';
import { landApplication, report } from '../samples/officer.ts';

const openFirst = steps(pressAt('main table a'), see('main dl'));

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Application',
  args: { route: '/officer/applications', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = { play: openFirst };
export const Loading: ScreenStory = {
  parameters: answers(never('officerApplication')),
  play: steps(pressAt('main table a')),
};
export const Failed: ScreenStory = {
  parameters: answers(fail('officerApplication', 500)),
  play: steps(pressAt('main table a')),
};
export const Missing: ScreenStory = {
  parameters: answers(answer('officerApplication', { status: 404 })),
  play: steps(pressAt('main table a')),
};
export const NoAccess: ScreenStory = {
  parameters: answers(answer('officerApplication', { status: 403 })),
  play: steps(pressAt('main table a')),
};
export const Messages: ScreenStory = {
  parameters: answers(answer('messageList', officeMessages)),
  play: openFirst,
};
export const MessagesFailed: ScreenStory = {
  parameters: answers(fail('messageList', 500)),
  play: openFirst,
};
export const MessagesReadOnly: ScreenStory = {
  parameters: answers(
    answer('messageList', { status: 200, result: { messages: [], mayWrite: false } }),
  ),
  play: openFirst,
};
export const Approve: ScreenStory = {
  play: steps(
    pressAt('main table a'),
    see('main dl'),
    press('officer:decision.approve'),
    press('officer:decision.submit.approve'),
    see('[role=alertdialog]'),
  ),
};
export const StepChosen: ScreenStory = {
  play: steps(pressAt('main table a'), see('main dl'), press('officer:action.accept')),
};
export const TwoPersons: ScreenStory = {
  parameters: answers(
    answer('officerApplication', {
      status: 200,
      result: {
        ...landApplication.result,
        state: 'RECOMMENDED',
        decisions: [],
        actions: [],
        blocked: [
          { action: 'approve', after: 'value' },
          { action: 'reject', after: 'value' },
        ],
      },
    }),
  ),
  play: openFirst,
};
export const StepMissing: ScreenStory = {
  play: steps(
    pressAt('main table a'),
    see('main dl'),
    press('officer:action.duplicate'),
    press('casePage:effect.duplicate'),
    see('textarea[aria-invalid=true]'),
  ),
};
const triage = {
  ...report.result,
  state: 'TRIAGE',
  decisions: [],
  actions: [{ name: 'duplicate', needs: ['duplicateOf', 'remark'] }],
};
export const Duplicate: ScreenStory = {
  args: { path: '/officer/applications?type=1' },
  parameters: answers(answer('officerApplication', { status: 200, result: triage })),
  play: steps(
    pressAt('main table a'),
    see('main dl'),
    press('officer:action.duplicate'),
    press('officer:duplicate.search'),
    see('form li button'),
  ),
};
/** The applicant has drawn a part that is larger than the area asked for. */
export const SketchDrawn: ScreenStory = {
  parameters: answers(
    answer('officerApplication', {
      status: 200,
      result: { ...landApplication.result, ...drawnPart },
    }),
  ),
  play: openFirst,
};
export const NoPlot: ScreenStory = {
  parameters: answers(answer('officerCaseLand', noCaseLand)),
  play: openFirst,
};
export const LandLoading: ScreenStory = {
  parameters: answers(never('officerCaseLand')),
  play: openFirst,
};
export const LandFailed: ScreenStory = {
  parameters: answers(fail('officerCaseLand', 500)),
  play: openFirst,
};
export const RemarkMissing: ScreenStory = {
  play: steps(
    pressAt('main table a'),
    see('main dl'),
    press('officer:decision.reject'),
    press('officer:decision.submit.reject'),
    seeText('specification:decision.remark.required'),
  ),
};
export const Conflict: ScreenStory = {
  parameters: answers(answer('officerDecision', { status: 409 })),
  play: steps(
    pressAt('main table a'),
    see('main dl'),
    press('officer:decision.approve'),
    press('officer:decision.submit.approve'),
    see('[role=alertdialog]'),
    press('officer:decision.approve'),
  ),
};
export const DecisionFailed: ScreenStory = {
  parameters: answers(fail('officerDecision', 500)),
  play: steps(
    pressAt('main table a'),
    see('main dl'),
    press('officer:decision.approve'),
    press('officer:decision.submit.approve'),
    see('[role=alertdialog]'),
    press('officer:decision.approve'),
  ),
};
export const Claimed: ScreenStory = {
  play: steps(pressAt('main table a'), see('#assignment'), press('officer:claim')),
};
export const ClaimedByOther: ScreenStory = {
  parameters: answers(
    answer('inboxAssign', {
      status: 200,
      result: [{ applicationId: 43, outcome: 'taken', holder: 'Basanti Swain' }],
    }),
  ),
  play: steps(pressAt('main table a'), see('#assignment'), press('officer:claim')),
};
export const Senior: ScreenStory = {
  parameters: answers(answer('inboxAssignment', seniorAssignment)),
  play: steps(pressAt('main table a'), see('#assignment'), press('officer:assignment.assign')),
};
export const Report: ScreenStory = {
  args: { path: '/officer/applications?type=1' },
  parameters: answers(answer('officerApplication', report)),
  play: openFirst,
};
export const Reporter: ScreenStory = {
  args: { path: '/officer/applications?type=1' },
  parameters: answers(answer('officerApplication', report)),
  play: steps(
    pressAt('main table a'),
    see('main dl'),
    press('officer:reporter.show'),
    see('[role=dialog]'),
  ),
};
export const Contact: ScreenStory = {
  parameters: answers(
    answer('officerApplication', {
      status: 200,
      result: { ...landApplication.result, mayReadReporter: true },
    }),
  ),
  play: steps(
    pressAt('main table a'),
    see('main dl'),
    press('officer:contact.show'),
    see('[role=dialog]'),
  ),
};
export const VeryLong: ScreenStory = {
  parameters: answers(
    answer('officerApplication', {
      status: 200,
      result: { ...landApplication.result, purpose: longText, applicant: longName },
    }),
  ),
  play: openFirst,
};
