import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/SMS and e-mail',
  args: { route: '/admin/deliveries', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Sent: ScreenStory = { args: { path: '/admin/deliveries?state=sent' } };
export const Loading: ScreenStory = { parameters: answers(never('deliveryList')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('deliveryList', { status: 404 })),
};
export const Failed: ScreenStory = { parameters: answers(fail('deliveryList', 500)) };
export const Conflict: ScreenStory = {
  parameters: answers(answer('deliveryRetry', { status: 404 })),
  play: steps(press('admin:deliveries.retry')),
};
