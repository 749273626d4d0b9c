import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, steps } from '../screen/steps.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';

const logIn = steps(
  fill('specification:login.userId', '9437000001'),
  fill('specification:login.password', 'Citizen@123'),
  fill('common:captcha.label', 'K7D2M'),
  press('specification:login.button'),
);
const secondStep = answer('login', { status: 202, factors: ['totp', 'recovery'] });

const meta = {
  ...screenMeta,
  title: 'Portal/Account/Login',
  args: { route: '/login' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Errors: ScreenStory = { play: steps(press('specification:login.button')) };
export const Sending: ScreenStory = { parameters: answers(never('login')), play: logIn };
export const WrongPassword: ScreenStory = {
  parameters: answers(answer('login', { status: 500 })),
  play: logIn,
};
export const WrongCaptcha: ScreenStory = {
  parameters: answers(answer('login', { status: 223 })),
  play: logIn,
};
export const Blocked: ScreenStory = {
  parameters: answers(answer('login', { status: 432 })),
  play: logIn,
};
export const Locked: ScreenStory = {
  parameters: answers(answer('login', { status: 777, TimeLeft: 20 })),
  play: logIn,
};
export const Failed: ScreenStory = { parameters: answers(fail('login', 500)), play: logIn };
export const Offline: ScreenStory = { parameters: answers(disconnect('login')), play: logIn };
export const CaptchaFailed: ScreenStory = { parameters: answers(fail('captchaGenerate', 500)) };
export const SecondStep: ScreenStory = { parameters: answers(secondStep), play: logIn };
export const SecondStepWrong: ScreenStory = {
  parameters: answers(secondStep, answer('secondStep', { status: 500 })),
  play: async (context) => {
    await logIn(context);
    await steps(
      fill('account:factor.code', '123456'),
      press('account:factor.step.submit'),
    )(context);
  },
};
export const RecoveryCode: ScreenStory = {
  parameters: answers(secondStep),
  play: async (context) => {
    await logIn(context);
    await steps(press('account:factor.use.recovery'))(context);
  },
};
