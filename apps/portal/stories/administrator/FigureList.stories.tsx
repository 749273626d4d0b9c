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

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('dashboardList')) };
export const Failed: ScreenStory = { parameters: answers(fail('dashboardList', 500)) };
export const Empty: ScreenStory = { parameters: answers(answer('dashboardList', { status: 404 })) };
export const Offline: ScreenStory = { parameters: answers(disconnect('dashboardList')) };
