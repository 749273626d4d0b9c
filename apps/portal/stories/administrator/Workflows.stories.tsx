import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { workflowVersionList } from '../samples/workflowVersions.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Workflows',
  args: { route: '/admin/workflows', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

const { result } = workflowVersionList;
const days = fill('specification:state.SCRUTINY', '12');
const reason = fill('admin:changes.reason', 'Two officers share the scrutiny of the district.');
const request = steps(days, reason, press('admin:rights.request'));

export const Filled: ScreenStory = {};
export const WithoutDays: ScreenStory = { args: { path: '/admin/workflows?workflow=case' } };
export const Loading: ScreenStory = { parameters: answers(never('workflowVersionList')) };
export const Empty: ScreenStory = {
  parameters: answers(
    answer('workflowVersionList', { status: 200, result: { versions: [], waiting: [] } }),
  ),
};
export const Failed: ScreenStory = { parameters: answers(fail('workflowVersionList', 500)) };
export const Waiting: ScreenStory = {
  parameters: answers(
    answer('workflowVersionList', { status: 200, result: { ...result, waiting: [2] } }),
  ),
};
export const Changed: ScreenStory = { play: steps(days) };
export const Invalid: ScreenStory = {
  play: steps(fill('specification:state.SCRUTINY', '0'), press('admin:rights.request')),
};
export const Sent: ScreenStory = {
  parameters: answers(answer('workflowVersionSave', { status: 202, isWaiting: true })),
  play: request,
};
export const Conflict: ScreenStory = {
  parameters: answers(answer('workflowVersionSave', { status: 409 })),
  play: request,
};
