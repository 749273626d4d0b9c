import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/FigureList',
  args: {
    route: '/admin/new-dashboard/list',
    path: '/admin/new-dashboard/list?figure=overdue',
    user: 'administrator',
  },
} satisfies ScreenMeta;

export default meta;

const route = (query: string) => ({ args: { path: `/admin/new-dashboard/list?${query}` } });

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('dashboardList')) };
export const Failed: ScreenStory = { parameters: answers(fail('dashboardList', 500)) };
export const Empty: ScreenStory = { parameters: answers(answer('dashboardList', { status: 404 })) };
export const Offline: ScreenStory = { parameters: answers(disconnect('dashboardList')) };
export const FailedLogins: ScreenStory = route('figure=failedSignIns&part=2026-11-25');
export const FailedCalls: ScreenStory = route('figure=failedCalls&part=2026-11-25');
export const TaskRuns: ScreenStory = route('figure=taskRuns&part=digests');
export const ContentForReview: ScreenStory = route('figure=reviewDue&part=faq');
export const PlotsOfOtherArea: ScreenStory = route('figure=plotsOfOtherArea');
