import { emptySetup, finishedSetup, setupRead } from '../samples/setup.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Set-up',
  args: { route: '/admin/setup', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('setupRead')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('setupRead', { status: 200, result: emptySetup })),
};
export const Failed: ScreenStory = { parameters: answers(fail('setupRead', 500)) };
export const Finished: ScreenStory = {
  parameters: answers(answer('setupRead', { status: 200, result: finishedSetup })),
};
export const Confirmed: ScreenStory = {
  parameters: answers(answer('setupConfirm', { status: 200 })),
  play: steps(press('admin:setup.pages.confirm')),
};
export const TestWaiting: ScreenStory = {
  parameters: answers(
    answer('setupTest', { status: 200 }),
    answer('setupRead', {
      status: 200,
      result: {
        ...setupRead.result,
        sms: {
          ...setupRead.result.sms,
          test: { state: 'waiting', on: '2026-03-02T05:30:00.000Z', error: '' },
        },
      },
    }),
  ),
};
export const TestRefused: ScreenStory = {
  parameters: answers(answer('setupTest', { status: 409 })),
  play: steps(press('admin:setup.test.send')),
};
export const OpeningAsked: ScreenStory = {
  parameters: answers(answer('publicationAsk', { status: 202, isWaiting: true })),
  play: steps(
    fill('admin:changes.reason', 'The office begins its work.'),
    press('admin:setup.publication.open'),
  ),
};
export const OpeningRefused: ScreenStory = {
  parameters: answers(answer('publicationAsk', { status: 409 })),
  play: steps(
    fill('admin:changes.reason', 'The office begins its work.'),
    press('admin:setup.publication.open'),
  ),
};
