import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const printed = '/website/verify-document?number=LA/2026/PUR/000001&code=ABCD-EFGH-JKLM-NPQR';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Verify a document',
  args: { route: '/website/verify-document', path: printed },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = { args: { path: '/website/verify-document' } };
export const Errors: ScreenStory = {
  args: { path: '/website/verify-document' },
  play: steps(press('verify:check')),
};
export const Genuine: ScreenStory = {
  parameters: answers(
    answer('verifyDocument', {
      status: 200,
      result: {
        paper: 'receipt',
        applicationNo: 'LA/2026/PUR/000001',
        issuedOn: '2026-11-07T05:00:00.000Z',
        statusType: 'P',
        applicationStatus: 'Pending/Processing',
      },
    }),
  ),
};
export const Unknown: ScreenStory = {
  parameters: answers(answer('verifyDocument', { status: 404 })),
};
export const Uncheckable: ScreenStory = {
  parameters: answers(answer('verifyDocument', { status: 410 })),
};
export const Checking: ScreenStory = { parameters: answers(never('verifyDocument')) };
export const Failed: ScreenStory = { parameters: answers(fail('verifyDocument', 500)) };
