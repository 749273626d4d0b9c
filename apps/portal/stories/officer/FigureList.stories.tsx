import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/FigureList',
  args: {
    route: '/officer/dashboard/list',
    path: '/officer/dashboard/list?figure=overdue&type=2',
    user: 'officer',
  },
} satisfies ScreenMeta;

export default meta;

const route = (query: string) => ({ args: { path: `/officer/dashboard/list?${query}` } });

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('dashboardList')) };
export const Failed: ScreenStory = { parameters: answers(fail('dashboardList', 500)) };
export const Empty: ScreenStory = { parameters: answers(answer('dashboardList', { status: 404 })) };
export const Offline: ScreenStory = { parameters: answers(disconnect('dashboardList')) };
export const Leases: ScreenStory = route('figure=leaseEnding&part=30');
export const Plots: ScreenStory = route('figure=plotsOfKisam&part=wet');
export const Tenders: ScreenStory = route('figure=tenderOpen');
export const Bids: ScreenStory = route('figure=tenderBids');
