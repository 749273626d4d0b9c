import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, steps, type } from '../screen/steps.ts';
import { answer, fail } from '../service/mockedCall.ts';

const sent = answer('forgotSend', { status: 200, OTP: '', message: '', userId: '1' });

const meta = {
  ...screenMeta,
  title: 'Portal/Account/Forgot password',
  args: { route: '/forgot-password' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Errors: ScreenStory = { play: steps(press('specification:registration.verify')) };
export const Code: ScreenStory = {
  parameters: answers(sent),
  play: steps(
    fill('specification:login.userId', '9437000001'),
    press('specification:registration.verify'),
    see('[role=dialog]'),
  ),
};
export const NewPassword: ScreenStory = {
  parameters: answers(sent, answer('forgotMatch', { status: 200, message: '' })),
  play: steps(
    fill('specification:login.userId', '9437000001'),
    press('specification:registration.verify'),
    see('[role=dialog]'),
    type('471471'),
    press('specification:otp.verify'),
  ),
};
export const UnknownUser: ScreenStory = {
  parameters: answers(answer('forgotSend', { status: 404, OTP: '', message: '', userId: '' })),
  play: steps(
    fill('specification:login.userId', '9437000001'),
    press('specification:registration.verify'),
  ),
};
export const Failed: ScreenStory = {
  parameters: answers(fail('forgotSend', 500)),
  play: steps(
    fill('specification:login.userId', '9437000001'),
    press('specification:registration.verify'),
  ),
};
