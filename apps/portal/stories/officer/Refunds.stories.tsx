import { refundsDue, refundsMade } from '../samples/onlinePayments.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, pressAt, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Refunds',
  args: { route: '/officer/refunds', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

const open = pressAt('main td button');

export const Filled: ScreenStory = { play: steps(see('main td button')) };
export const Made: ScreenStory = {
  args: { path: '/officer/refunds?state=made' },
  parameters: answers(answer('refundList', refundsMade)),
};
export const Loading: ScreenStory = { parameters: answers(never('refundList')) };
export const Empty: ScreenStory = {
  parameters: answers(
    answer('refundList', { status: 200, result: { rows: [], total: 0, mayRecord: true } }),
  ),
};
export const Failed: ScreenStory = { parameters: answers(fail('refundList', 500)) };
export const ReadOnly: ScreenStory = {
  parameters: answers(
    answer('refundList', { ...refundsDue, result: { ...refundsDue.result, mayRecord: false } }),
  ),
};
export const Record: ScreenStory = { play: steps(open, see('[role=dialog], dialog[open]')) };
export const RecordMissing: ScreenStory = {
  play: steps(open, press('officer:refund.record'), see('[aria-invalid=true]')),
};
export const Recorded: ScreenStory = {
  play: steps(open, fill('officer:refund.reference', 'NEFT/7'), press('officer:refund.record')),
};
export const Conflict: ScreenStory = {
  parameters: answers(answer('refundRecord', { status: 409 })),
  play: steps(open, fill('officer:refund.reference', 'NEFT/7'), press('officer:refund.record')),
};
