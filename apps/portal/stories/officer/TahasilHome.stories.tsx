import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Home of a tahasil officer',
  args: { route: '/officer', user: 'tahasilOfficer' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('inboxList')) };
export const Empty: ScreenStory = { parameters: answers(answer('inboxList', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('inboxList', 500)) };
