import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';
import { longName, longText } from '../samples/long.ts';
import { landQueue } from '../samples/officer.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Applications',
  args: { route: '/officer/applications', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('officerQueue')) };
export const Empty: ScreenStory = { parameters: answers(answer('officerQueue', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('officerQueue', 500)) };
export const Reports: ScreenStory = { args: { path: '/officer/applications?type=1' } };
export const Offline: ScreenStory = { parameters: answers(disconnect('officerQueue')) };
export const VeryLong: ScreenStory = {
  parameters: answers(
    answer('officerQueue', {
      status: 200,
      result: {
        rows: landQueue.result.rows.map((row) => ({
          ...row,
          purpose: longText,
          applicant: longName,
          mouza_name: longName,
        })),
        total: 3,
      },
    }),
  ),
};
