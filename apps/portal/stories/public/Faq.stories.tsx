import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, steps } from '../screen/steps.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/FAQ',
  args: { route: '/website/faq' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('faq')) };
export const Empty: ScreenStory = { parameters: answers(answer('faq', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('faq', 500)) };
export const Offline: ScreenStory = { parameters: answers(disconnect('faq')) };
export const NothingFound: ScreenStory = { play: steps(fill('info:faq.search', 'zzz')) };
