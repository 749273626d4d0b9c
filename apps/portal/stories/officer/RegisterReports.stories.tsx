import { emptyReport } from '../samples/registerReports.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Reports over the registers',
  args: { route: '/officer/reports', user: 'officer', path: '/officer/reports?report=leases' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Reports: ScreenStory = { args: { path: '/officer/reports' } };
export const Abstract: ScreenStory = { args: { path: '/officer/reports?report=districts' } };
export const Grouped: ScreenStory = {
  args: {
    path: '/officer/reports?report=leases&district=1&group=kind&sort=-amount&is.state=active&from.area=0.1&rows=100',
  },
};
const dated = { path: '/officer/reports?report=leases&day=2025-12-31&rows=100' };
export const EarlierDay: ScreenStory = { args: dated };
export const EarlierDayScheduled: ScreenStory = {
  args: dated,
  play: steps(press('officer:schedule.open')),
};
export const UnknownDay: ScreenStory = {
  args: dated,
  parameters: answers(answer('registerReport', { status: 400 })),
};
export const FilterForm: ScreenStory = { play: steps(press('officer:register.filter.add')) };
export const Schedule: ScreenStory = { play: steps(press('officer:schedule.open')) };
export const NoSchedules: ScreenStory = {
  args: { path: '/officer/reports' },
  parameters: answers(answer('reportScheduleList', { status: 200, result: [] })),
};
export const Loading: ScreenStory = { parameters: answers(never('registerReport')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('registerReport', emptyReport)),
};
export const Failed: ScreenStory = { parameters: answers(fail('registerReport', 500)) };
