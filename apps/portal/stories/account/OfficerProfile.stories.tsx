import { staffChannels } from '../samples/deliveries.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Account/Profile of an officer',
  args: { route: '/officer/edit-profile', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {
  parameters: answers(answer('channelsRead', staffChannels)),
};
export const NoSummary: ScreenStory = {
  parameters: answers(answer('digestRead', { status: 200, result: { hour: null } })),
};
export const SummaryLoading: ScreenStory = { parameters: answers(never('digestRead')) };
export const SummaryFailed: ScreenStory = { parameters: answers(fail('digestRead', 500)) };
