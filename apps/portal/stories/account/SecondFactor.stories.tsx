import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { fewCodes, recoveryCodes, totpSetup, unconfirmedFactors } from '../samples/factors.ts';

const totp = answer('totpBegin', { status: 200, result: totpSetup });

const meta = {
  ...screenMeta,
  title: 'Portal/Account/Second factor',
  args: { route: '/second-factor', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('factorList')) };
export const Failed: ScreenStory = { parameters: answers(fail('factorList', 500)) };
export const Empty: ScreenStory = {};
export const AddApp: ScreenStory = {
  parameters: answers(totp),
  play: steps(press('account:factor.app.add'), see('[role=dialog]')),
};
export const AddAppErrors: ScreenStory = {
  parameters: answers(totp),
  play: steps(
    press('account:factor.app.add'),
    see('[role=dialog]'),
    press('account:factor.app.submit'),
  ),
};
export const RecoveryCodes: ScreenStory = {
  parameters: answers(totp, answer('totpAdd', { status: 200, result: recoveryCodes })),
  play: steps(
    press('account:factor.app.add'),
    see('[role=dialog]'),
    fill('account:factor.code', '123456'),
    press('account:factor.app.submit'),
  ),
};
export const Confirm: ScreenStory = {
  parameters: answers(answer('factorList', unconfirmedFactors)),
  play: steps(press('account:factor.app.add'), see('[role=dialog]')),
};
export const AddPasskey: ScreenStory = {
  play: steps(press('account:factor.passkey.add'), see('[role=dialog]')),
};
export const FewCodes: ScreenStory = { parameters: answers(answer('factorList', fewCodes)) };
export const Remove: ScreenStory = {
  parameters: answers(answer('factorList', fewCodes)),
  play: steps(press('account:factor.remove'), see('[role=alertdialog]')),
};
