import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, steps } from '../screen/steps.ts';
import { configure } from '../service/configuration.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { buildBidderPath } from '../screen/hiddenPaths.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Bidder registration',
  args: { route: '/website/bidder-registration/:id', path: buildBidderPath(6), user: 'citizen' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('tenderSearch')) };
export const Failed: ScreenStory = { parameters: answers(fail('tenderSearch', 500)) };
export const Visitor: ScreenStory = { args: { user: undefined } };
export const NoAccess: ScreenStory = { args: { user: 'officer' } };
export const Closed: ScreenStory = { args: { path: buildBidderPath(7) } };
export const AtTheOffice: ScreenStory = {
  parameters: answers(configure({ offersBidders: false })),
};
export const Errors: ScreenStory = { play: steps(press('tenders:bidder.submit')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('tenderSearch', { status: 200, result: [] })),
};
