import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, steps, type } from '../screen/steps.ts';
import { answer, fail } from '../service/mockedCall.ts';

const sent = answer('sendRegOtp', { status: 200, OTP: '' });

const meta = {
  ...screenMeta,
  title: 'Portal/Account/Registration',
  args: { route: '/registration' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Errors: ScreenStory = { play: steps(press('specification:registration.button')) };
export const Code: ScreenStory = {
  parameters: answers(sent),
  play: steps(
    fill('specification:registration.mobile', '9437000077'),
    press('specification:registration.verify'),
    see('[role=dialog]'),
    type('471'),
  ),
};
export const WrongCode: ScreenStory = {
  parameters: answers(sent, answer('verifyRegOtp', { status: 500 })),
  play: steps(
    fill('specification:registration.mobile', '9437000077'),
    press('specification:registration.verify'),
    see('[role=dialog]'),
    type('471471'),
    press('specification:otp.verify'),
  ),
};
export const Verified: ScreenStory = {
  parameters: answers(sent, answer('verifyRegOtp', { status: 200 })),
  play: steps(
    fill('specification:registration.mobile', '9437000077'),
    press('specification:registration.verify'),
    see('[role=dialog]'),
    type('471471'),
    press('specification:otp.verify'),
  ),
};
export const MobileInUse: ScreenStory = {
  parameters: answers(answer('sendRegOtp', { status: 403, OTP: '' })),
  play: steps(
    fill('specification:registration.mobile', '9437000077'),
    press('specification:registration.verify'),
  ),
};
export const TooManyCodes: ScreenStory = {
  parameters: answers(answer('sendRegOtp', { status: 429, OTP: '' })),
  play: steps(
    fill('specification:registration.mobile', '9437000077'),
    press('specification:registration.verify'),
  ),
};
export const MessagesFailed: ScreenStory = {
  parameters: answers(answer('sendRegOtp', { status: 503, OTP: '' })),
  play: steps(
    fill('specification:registration.mobile', '9437000077'),
    press('specification:registration.verify'),
  ),
};
export const Failed: ScreenStory = {
  parameters: answers(fail('sendRegOtp', 500)),
  play: steps(
    fill('specification:registration.mobile', '9437000077'),
    press('specification:registration.verify'),
  ),
};
