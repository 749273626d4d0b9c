import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { see, steps } from '../screen/steps.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Cases',
  args: { route: '/officer/cases', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Filtered: ScreenStory = {
  args: { path: '/officer/cases?state=HEARING&year=2026&sort=hearing' },
};
export const Loading: ScreenStory = { parameters: answers(never('caseList')) };
export const Empty: ScreenStory = { parameters: answers(answer('caseList', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('caseList', 500)) };
export const Case: ScreenStory = {
  args: { path: '/officer/applications?type=3&open=CS/2026/PUR/000005' },
  play: steps(see('main dl')),
};
export const Offline: ScreenStory = { parameters: answers(disconnect('caseList')) };
