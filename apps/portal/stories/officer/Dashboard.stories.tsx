import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, see, steps } from '../screen/steps.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';
import { noCounts } from '../samples/inbox.ts';
import { noFigures } from '../samples/officer.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Dashboard',
  args: { route: '/officer/dashboard', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = {
  parameters: answers(never('officerSummary'), never('inboxList'), never('inboxCounts')),
};
export const Failed: ScreenStory = {
  parameters: answers(fail('officerSummary', 500), fail('inboxList', 500)),
};
export const Empty: ScreenStory = {
  parameters: answers(
    answer('officerSummary', { status: 200, result: noFigures }),
    answer('inboxList', { status: 404 }),
    answer('inboxCounts', noCounts),
  ),
};
export const Offline: ScreenStory = {
  parameters: answers(disconnect('officerSummary'), disconnect('inboxList')),
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
