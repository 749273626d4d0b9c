import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Tender details',
  args: { route: '/website/tender/:tenderId', path: '/website/tender/6' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const ForCitizen: ScreenStory = { args: { user: 'citizen' } };
export const Loading: ScreenStory = { parameters: answers(never('tenderDetails')) };
export const Failed: ScreenStory = { parameters: answers(fail('tenderDetails', 500)) };
export const Unknown: ScreenStory = { args: { path: '/website/tender/unknown' } };
export const Empty: ScreenStory = { parameters: answers(answer('tenderDetails', { status: 404 })) };
