import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { attach, chooseFirst, fill, press, see, steps, type } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Report illegitimate use',
  args: {
    route: '/website/grievance/addgrievance',
    path: '/website/grievance/addgrievance?for=illegitimate',
  },
} satisfies ScreenMeta;

export default meta;

const send = [
  fill('specification:registration.mobile', '9437000001'),
  fill('common:captcha.label', 'K7D2M'),
  press('common:guest.send'),
];
const confirm = [
  ...send,
  see('[role=dialog], dialog[open]'),
  type('471471'),
  press('specification:otp.verify'),
];
const report = [
  ...confirm,
  see('main input[type=file]'),
  attach(0),
  fill('apply:report.position.field', '19.8135, 85.8312'),
  press('apply:report.position.use'),
  chooseFirst('common:report.kind'),
  fill('common:report.description', 'A wall across the path to the tank'),
  press('apply:report.submit'),
];

export const Filled: ScreenStory = {};
export const Errors: ScreenStory = { play: steps(press('common:guest.send')) };
export const WrongCaptcha: ScreenStory = {
  parameters: answers(answer('guestCodeSend', { status: 223 })),
  play: steps(...send),
};
export const Failed: ScreenStory = {
  parameters: answers(fail('guestCodeSend', 500)),
  play: steps(...send),
};
export const Sending: ScreenStory = {
  parameters: answers(never('guestCodeSend')),
  play: steps(...send),
};
export const Code: ScreenStory = { play: steps(...send, see('[role=dialog], dialog[open]')) };
export const NumberOfOffice: ScreenStory = {
  parameters: answers(answer('guestCodeMatch', { status: 403 })),
  play: steps(...confirm),
};
export const Confirmed: ScreenStory = { play: steps(...confirm, see('main input[type=file]')) };
export const Submitted: ScreenStory = {
  parameters: answers(answer('reportsNearby', { status: 404 })),
  play: steps(...report, see('[data-testid=application-number]')),
};
