import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Account/Confirm e-mail address',
  args: { route: '/website/confirm-email', path: '/website/confirm-email#the-token-of-the-link' },
} satisfies ScreenMeta;

export default meta;

const confirm = press('account:email.confirm.button');

export const Filled: ScreenStory = {};
export const Confirmed: ScreenStory = {
  parameters: answers(answer('emailConfirm', { status: 200 })),
  play: steps(confirm, see('main h2:focus')),
};
export const Expired: ScreenStory = {
  parameters: answers(answer('emailConfirm', { status: 404 })),
  play: steps(confirm, see('main h2:focus')),
};
export const Taken: ScreenStory = {
  parameters: answers(answer('emailConfirm', { status: 111 })),
  play: steps(confirm, see('main [role=alert]')),
};
export const Failed: ScreenStory = {
  parameters: answers(fail('emailConfirm', 500)),
  play: steps(confirm, see('dialog[open]')),
};
// Last: when the story ends its call fails, which a popup would tell in the next one.
export const Confirming: ScreenStory = {
  parameters: answers(never('emailConfirm')),
  play: steps(confirm),
};
