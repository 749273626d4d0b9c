import { staffChannels } from '../samples/deliveries.ts';
import { answer } from '../service/mockedCall.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';

const meta = {
  ...screenMeta,
  title: 'Portal/Account/Profile of an administrator',
  args: { route: '/admin/edit-profile', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {
  parameters: answers(answer('channelsRead', staffChannels)),
};
