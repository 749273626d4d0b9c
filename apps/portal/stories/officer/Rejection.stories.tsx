import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { letterDraft } from '../samples/letters.ts';
import { landApplication } from '../samples/officer.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Rejection',
  args: {
    route: '/officer/applications',
    path: '/officer/applications?open=LA/2026/PUR/000042',
    user: 'officer',
  },
} satisfies ScreenMeta;

export default meta;

const rejectable = [
  answer('letterDraft', {
    status: 200,
    result: { ...letterDraft.result, kind: 'rejection' },
  }),
  answer('officerApplication', {
    status: 200,
    result: {
      ...landApplication.result,
      state: 'SCRUTINY',
      decisions: [],
      actions: [{ name: 'reject', needs: ['reason', 'remark'] }],
    },
  }),
] as const;
const reject = [see('main dl'), press('officer:action.reject')] as const;

export const Filled: ScreenStory = {
  parameters: answers(...rejectable),
  play: steps(...reject, see('main select option:nth-child(2)')),
};
export const Loading: ScreenStory = {
  parameters: answers(...rejectable, never('reasonList')),
  play: steps(...reject),
};
export const Empty: ScreenStory = {
  parameters: answers(...rejectable, answer('reasonList', { status: 200, result: [] })),
  play: steps(...reject, see('main select')),
};
export const Failed: ScreenStory = {
  parameters: answers(...rejectable, fail('reasonList', 500)),
  play: steps(...reject, see('#actions [role=alert]')),
};
