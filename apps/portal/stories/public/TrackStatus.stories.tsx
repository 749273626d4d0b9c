import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, fillLast, press, see, steps, type } from '../screen/steps.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';

const search = steps(fill('common:captcha.label', 'K7D2M'), press('specification:track.search'));

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Track status',
  args: {
    route: '/website/track-status',
    path: '/website/track-status?type=2&number=LA/2026/PUR/000001',
  },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Errors: ScreenStory = {
  args: { path: '/website/track-status' },
  play: steps(press('specification:track.search')),
};
export const Found: ScreenStory = { play: search };
export const Report: ScreenStory = {
  args: { path: '/website/track-status?type=1&number=IL/2026/PUR/000001' },
  parameters: answers(
    answer('trackStatus', {
      status: 200,
      result: {
        statusType: 'A',
        applicationNo: 'IL/2026/PUR/000001',
        applicationStatus: 'Transfered',
      },
    }),
  ),
  play: search,
};
const reportFound = answers(
  answer('trackStatus', {
    status: 200,
    result: {
      statusType: 'R',
      applicationNo: 'ILU/2026/PUR/000123',
      applicationStatus: 'Rejected',
    },
  }),
);
const confirmNumber = [
  fill('common:captcha.label', 'K7D2M'),
  press('specification:track.search'),
  press('track:follow.open'),
  fill('specification:registration.mobile', '9437000001'),
  fillLast('common:captcha.label', 'K7D2M'),
  press('common:guest.send'),
  see('[role=dialog], dialog[open]'),
  type('471471'),
  press('specification:otp.verify'),
];
export const FollowReport: ScreenStory = {
  args: { path: '/website/track-status?type=1&number=ILU/2026/PUR/000123' },
  parameters: reportFound,
  play: steps(...confirmNumber.slice(0, 3)),
};
export const FollowedReport: ScreenStory = {
  args: { path: '/website/track-status?type=1&number=ILU/2026/PUR/000123' },
  parameters: reportFound,
  play: steps(...confirmNumber, see('main ol')),
};
export const Searching: ScreenStory = { parameters: answers(never('trackStatus')), play: search };
export const NotFound: ScreenStory = {
  parameters: answers(answer('trackStatus', { status: 404 })),
  play: search,
};
export const WrongCaptcha: ScreenStory = {
  parameters: answers(answer('trackStatus', { status: 223 })),
  play: search,
};
export const Failed: ScreenStory = { parameters: answers(fail('trackStatus', 500)), play: search };
export const Offline: ScreenStory = {
  parameters: answers(disconnect('trackStatus')),
  play: search,
};
export const CaptchaFailed: ScreenStory = { parameters: answers(fail('captchaGenerate', 500)) };
export const CaptchaLoading: ScreenStory = { parameters: answers(never('captchaGenerate')) };
