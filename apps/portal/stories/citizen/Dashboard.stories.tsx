import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, pressAt, see, steps } from '../screen/steps.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';
import { passMinutes } from '../screen/fixedDate.ts';
import { waitForAnswers } from '../screen/waitForAnswers.ts';
import {
  appliedLand,
  landApplication,
  rejectedApplication,
  report,
} from '../samples/applications.ts';
import { longName, longText } from '../samples/long.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Citizen/Dashboard',
  args: { route: '/citizen/citizen-dashboard', user: 'citizen' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = {
  parameters: answers(never('appliedLand'), never('bellList'), never('watchList')),
};
export const Failed: ScreenStory = {
  parameters: answers(fail('appliedLand', 500), fail('bellList', 500), fail('watchList', 500)),
};
export const Empty: ScreenStory = {
  parameters: answers(
    answer('appliedLand', { status: 404 }),
    answer('bellList', { status: 404 }),
    answer('bellCount', { status: 200, count: 0 }),
    answer('watchList', { status: 200, result: [] }),
  ),
};
export const Offline: ScreenStory = {
  parameters: answers(disconnect('appliedLand'), disconnect('bellList')),
};
export const Drafts: ScreenStory = {
  parameters: answers(
    answer('applyDraftRead', {
      status: 200,
      result: {
        content: {},
        version: 1,
        savedOn: '2026-11-25T09:00:00.000Z',
        endsOn: '2027-02-23T09:00:00.000Z',
      },
    }),
  ),
};
const { result: first } = landApplication;
const { result: second } = report;
const { result: third } = rejectedApplication;
const waiting = { ...first.progress, waitsFor: 'applicant' as const, roles: [] };
export const NeedsAction: ScreenStory = {
  parameters: answers(
    answer('appliedLand', {
      status: 200,
      result: {
        rows: [
          {
            ...first,
            state: 'DEMAND',
            dueOn: '2026-12-20T18:29:59.000Z',
            progress: { ...waiting, expectedOn: '2026-12-20T18:29:59.000Z' },
          },
          { ...second, progress: { ...second.progress, unreadMessages: 2, unreadOrders: 1 } },
          {
            ...third,
            statusType: 'P',
            state: 'QUERY',
            dueOn: '2026-12-10T18:29:59.000Z',
            progress: { ...waiting, expectedOn: '2026-12-10T18:29:59.000Z' },
          },
        ],
        total: 3,
      },
    }),
  ),
};
export const DraftsFailed: ScreenStory = { parameters: answers(fail('applyDraftRead', 500)) };
export const Bell: ScreenStory = {
  play: steps(press('common:bell.title'), see('header [aria-expanded=true]')),
};
export const BellEmpty: ScreenStory = {
  parameters: answers(
    answer('bellCount', { status: 200, count: 0 }),
    answer('bellList', { status: 404 }),
  ),
  play: steps(press('common:bell.title')),
};
export const BellFailed: ScreenStory = {
  parameters: answers(fail('bellList', 500)),
  play: steps(press('common:bell.title')),
};
export const Account: ScreenStory = { play: steps(pressAt('.tl-UserMenu button')) };
export const IdleWarning: ScreenStory = {
  play: async (context) => {
    await waitForAnswers(context);
    passMinutes(19);
    await steps(see('[role=alertdialog]'))(context);
  },
};
export const VeryLong: ScreenStory = {
  parameters: answers(
    answer('appliedLand', {
      status: 200,
      result: {
        rows: appliedLand.result.rows.map((row) => ({
          ...row,
          purpose: longText,
          mouza_name: longName,
        })),
        total: 3,
      },
    }),
  ),
};
