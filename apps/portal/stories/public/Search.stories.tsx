import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Search',
  args: { route: '/website/search', path: '/website/search?q=land' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('siteSearch')) };
export const Failed: ScreenStory = { parameters: answers(fail('siteSearch', 500)) };
export const Empty: ScreenStory = {
  args: { path: '/website/search?q=zzz' },
  parameters: answers(
    answer('siteSearch', {
      status: 200,
      result: { notices: [], tenders: [], questions: [], plots: [] },
    }),
  ),
};
export const NothingAsked: ScreenStory = { args: { path: '/website/search' } };
export const Offline: ScreenStory = { parameters: answers(disconnect('siteSearch')) };
