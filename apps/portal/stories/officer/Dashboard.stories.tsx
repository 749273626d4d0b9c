import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';
import { press, see, steps } from '../screen/steps.ts';
import { noFigures } from '../samples/dashboard.ts';
import { noCounts } from '../samples/inbox.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Dashboard',
  args: { route: '/officer/dashboard', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Filtered: ScreenStory = {
  args: { path: '/officer/dashboard?type=2&from=2026-04-01&to=2026-10-31' },
};
export const Loading: ScreenStory = {
  parameters: answers(never('dashboard'), never('inboxList'), never('inboxCounts')),
};
export const Failed: ScreenStory = {
  parameters: answers(fail('dashboard', 500), fail('inboxList', 500)),
};
export const Empty: ScreenStory = {
  parameters: answers(
    answer('dashboard', { status: 200, result: noFigures }),
    answer('inboxList', { status: 404 }),
    answer('inboxCounts', noCounts),
  ),
};
export const Offline: ScreenStory = {
  parameters: answers(disconnect('dashboard'), disconnect('inboxList')),
};
export const ChartTable: ScreenStory = { play: steps(press('common:chart.table')) };
export const PlotSearch: ScreenStory = {
  play: steps(press('specification:plotSearch.title'), see('[role=dialog]')),
};
export const PlotSearchErrors: ScreenStory = {
  play: steps(
    press('specification:plotSearch.title'),
    see('[role=dialog]'),
    press('officer:plotSearch.button'),
  ),
};
