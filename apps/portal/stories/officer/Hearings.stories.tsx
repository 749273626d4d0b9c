import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, see, steps } from '../screen/steps.ts';
import { hearingList } from '../samples/courtCase.ts';
import { longName } from '../samples/long.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Hearings',
  args: {
    route: '/officer/hearings',
    path: '/officer/hearings?view=week&day=2025-11-27',
    user: 'officer',
  },
} satisfies ScreenMeta;

export default meta;

const none = answer('hearingList', { status: 200, result: [] });
const list = { path: '/officer/hearings?view=list&day=2025-11-27' };

export const Filled: ScreenStory = { play: steps(see('main section a')) };
export const Day: ScreenStory = {
  args: { path: '/officer/hearings?view=day&day=2025-11-28' },
  play: steps(see('main section a')),
};
export const List: ScreenStory = { args: list, play: steps(see('main table a')) };
export const NextWeek: ScreenStory = { play: steps(press('courtCase:hearings.next')) };
export const Loading: ScreenStory = { parameters: answers(never('hearingList')) };
export const Empty: ScreenStory = { parameters: answers(none) };
export const EmptyList: ScreenStory = { args: list, parameters: answers(none) };
export const Failed: ScreenStory = { parameters: answers(fail('hearingList', 500)) };
export const Offline: ScreenStory = { parameters: answers(disconnect('hearingList')) };
export const VeryLong: ScreenStory = {
  parameters: answers(
    answer('hearingList', {
      status: 200,
      result: hearingList.result.map((hearing) => ({
        ...hearing,
        respondents: Array.from({ length: 6 }, (_, index) => `${longName} ${index}`),
      })),
    }),
  ),
  play: steps(see('main section a')),
};
