import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, fail, never } from '../service/mockedCall.ts';
import { buildReportPath } from '../screen/hiddenPaths.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Tahasil report',
  args: { path: buildReportPath({ districtId: 1 }), user: 'officer' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('landInformation')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('landInformation', { status: 404 })),
};
export const Failed: ScreenStory = { parameters: answers(fail('landInformation', 500)) };
export const Unknown: ScreenStory = {
  args: {
    route: '/officer/report/land-information/tahasil-report/:ids',
    path: '/officer/report/land-information/tahasil-report/unknown',
  },
};
