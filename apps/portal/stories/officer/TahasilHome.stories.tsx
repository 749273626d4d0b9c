import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { dashboardOfTahasil } from '../samples/dashboard.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Home of a tahasil officer',
  args: { route: '/officer', user: 'tahasilOfficer' },
} satisfies ScreenMeta;

export default meta;

const map = answer('dashboard', dashboardOfTahasil);

export const Filled: ScreenStory = { parameters: answers(map) };
export const Loading: ScreenStory = { parameters: answers(map, never('inboxList')) };
export const Empty: ScreenStory = {
  parameters: answers(map, answer('inboxList', { status: 404 })),
};
export const Failed: ScreenStory = { parameters: answers(map, fail('inboxList', 500)) };
export const MapLoading: ScreenStory = { parameters: answers(never('dashboard')) };
export const MapFailed: ScreenStory = { parameters: answers(fail('dashboard', 500)) };
