import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { stepRightList } from '../samples/stepRights.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Rights to take steps',
  args: { route: '/admin/step-rights', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

const { result } = stepRightList;
const reason = fill('admin:changes.reason', 'The registry takes applications from January on.');
const request = steps(press('officer:action.accept'), reason, press('admin:rights.request'));

export const Filled: ScreenStory = {};
export const OfCases: ScreenStory = {
  args: { path: '/admin/step-rights?role=10&workflow=case' },
};
export const OfData: ScreenStory = {
  args: { path: '/admin/step-rights?role=1&workflow=data' },
};
export const Loading: ScreenStory = { parameters: answers(never('stepRightList')) };
export const Empty: ScreenStory = {
  parameters: answers(
    answer('stepRightList', { status: 200, result: { roles: [], uncovered: [] } }),
  ),
};
export const Failed: ScreenStory = { parameters: answers(fail('stepRightList', 500)) };
export const Waiting: ScreenStory = {
  parameters: answers(
    answer('stepRightList', {
      status: 200,
      result: { ...result, roles: result.roles.map((role) => ({ ...role, isWaiting: true })) },
    }),
  ),
};
export const Changed: ScreenStory = {
  play: steps(press('officer:action.accept'), press('officer:action.cancelOrder')),
};
export const WithoutReason: ScreenStory = {
  play: steps(press('officer:action.accept'), press('admin:rights.request')),
};
export const Sent: ScreenStory = {
  parameters: answers(answer('stepRightSave', { status: 202, isWaiting: true })),
  play: request,
};
export const Conflict: ScreenStory = {
  parameters: answers(answer('stepRightSave', { status: 409 })),
  play: request,
};
