import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Problems with pages',
  args: { route: '/admin/page-reports', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Done: ScreenStory = { args: { path: '/admin/page-reports?state=done' } };
export const Loading: ScreenStory = { parameters: answers(never('pageReportList')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('pageReportList', { status: 404 })),
};
export const Failed: ScreenStory = { parameters: answers(fail('pageReportList', 500)) };
export const Conflict: ScreenStory = {
  parameters: answers(answer('pageReportClose', { status: 409 })),
  play: steps(press('admin:pageReports.close')),
};
