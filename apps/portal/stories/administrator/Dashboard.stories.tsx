import { newOperations } from '../samples/operations.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Dashboard',
  args: { route: '/admin/new-dashboard', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = {
  parameters: answers(never('adminSummary'), never('operations')),
};
export const Failed: ScreenStory = {
  parameters: answers(fail('adminSummary', 500), fail('operations', 500)),
};
export const Offline: ScreenStory = { parameters: answers(disconnect('adminSummary')) };
export const Empty: ScreenStory = {
  parameters: answers(
    answer('adminSummary', { status: 200, result: {} }),
    answer('operations', newOperations),
  ),
};
