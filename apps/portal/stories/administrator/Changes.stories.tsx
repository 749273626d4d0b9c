import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { pendingLandChanges } from '../samples/pendingLandChanges.ts';
import {
  contentChange,
  decidedChanges,
  khatiyanChange,
  plotChange,
} from '../samples/pendingChanges.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Changes to approve',
  args: { route: '/admin/changes', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('pendingChangeList')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('pendingChangeList', { status: 404 })),
};
export const Failed: ScreenStory = { parameters: answers(fail('pendingChangeList', 500)) };
export const Decided: ScreenStory = {
  parameters: answers(answer('pendingChangeList', decidedChanges)),
};
export const Khatiyan: ScreenStory = {
  parameters: answers(answer('pendingChangeList', khatiyanChange)),
};
export const OfPlot: ScreenStory = {
  parameters: answers(answer('pendingChangeList', plotChange)),
};
export const OfNotice: ScreenStory = {
  parameters: answers(answer('pendingChangeList', contentChange)),
};
export const Approve: ScreenStory = {
  play: steps(press('admin:changes.approve'), see('[role=alertdialog], [role=dialog]')),
};
export const Refuse: ScreenStory = {
  play: steps(press('admin:changes.refuse'), see('[role=alertdialog], [role=dialog]')),
};
export const Withdraw: ScreenStory = {
  play: steps(press('admin:changes.withdraw'), see('[role=alertdialog], [role=dialog]')),
};
export const DivisionAndRetirement: ScreenStory = {
  parameters: answers(answer('pendingChangeList', pendingLandChanges)),
};
