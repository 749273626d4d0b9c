import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, steps } from '../screen/steps.ts';
import { answer, fail } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Account/Change password of a citizen',
  args: { route: '/citizen/change-password', user: 'citizen' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Errors: ScreenStory = { play: steps(press('specification:change.update')) };
export const WrongPassword: ScreenStory = {
  parameters: {
    ...answers(
      answer('changePassword', { status: 400, message: 'Current password is incorrect.' }),
    ),
    exceptions: {
      '320 px, Odia and Hindi': 'The message came in the language in which the page was sent.',
    },
  },
  play: steps(
    fill('account:change.current', 'Citizen@12'),
    fill('specification:forgot.newPassword', 'Another@123'),
    fill('specification:forgot.confirmPassword', 'Another@123'),
    press('specification:change.update'),
  ),
};
export const Failed: ScreenStory = {
  parameters: answers(fail('changePassword', 500)),
  play: steps(
    fill('account:change.current', 'Citizen@12'),
    fill('specification:forgot.newPassword', 'Another@123'),
    fill('specification:forgot.confirmPassword', 'Another@123'),
    press('specification:change.update'),
  ),
};
