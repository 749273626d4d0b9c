import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { longText } from '../samples/long.ts';
import { tenderSearch } from '../samples/tenders.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Tenders',
  args: { route: '/website/tender' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('tenderSearch')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('tenderSearch', { status: 200, result: [] })),
};
export const Failed: ScreenStory = { parameters: answers(fail('tenderSearch', 500)) };
export const Archive: ScreenStory = { play: steps(press('specification:tender.archive')) };
export const Updates: ScreenStory = { play: steps(press('tenders:talk'), see('h4')) };
export const UpdatesLoading: ScreenStory = {
  parameters: answers(never('tenderHistory')),
  play: steps(press('tenders:talk')),
};
export const UpdatesFailed: ScreenStory = {
  parameters: answers(fail('tenderHistory', 500)),
  play: steps(press('tenders:talk')),
};
export const Question: ScreenStory = {
  args: { user: 'citizen' },
  play: steps(press('tenders:talk')),
};
export const QuestionMissing: ScreenStory = {
  args: { user: 'citizen' },
  play: steps(press('tenders:talk'), press('common:ask.send')),
};
export const QuestionClosed: ScreenStory = {
  args: { user: 'citizen' },
  parameters: answers(answer('tenderAsk', { status: 410 })),
  play: steps(
    press('tenders:talk'),
    fill('tenders:talk.ask', 'Is the road included?'),
    press('common:ask.send'),
  ),
};
export const VeryLong: ScreenStory = {
  parameters: answers(
    answer('tenderSearch', {
      status: 200,
      result: tenderSearch.result.map((tender) => ({ ...tender, title: longText })),
    }),
  ),
};
