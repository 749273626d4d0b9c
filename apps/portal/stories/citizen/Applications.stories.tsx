import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';
import { appliedLand } from '../samples/applications.ts';
import { longName, longText } from '../samples/long.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Citizen/Applications',
  args: { route: '/citizen/applications', user: 'citizen' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('appliedLand')) };
export const Empty: ScreenStory = { parameters: answers(answer('appliedLand', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('appliedLand', 500)) };
export const Offline: ScreenStory = { parameters: answers(disconnect('appliedLand')) };
export const Filtered: ScreenStory = {
  args: { path: '/citizen/applications?type=2&status=R&sort=oldest' },
};
export const NothingFound: ScreenStory = { args: { path: '/citizen/applications?status=G+CLOSE' } };
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
