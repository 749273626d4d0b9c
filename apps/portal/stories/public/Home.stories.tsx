import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, pressAt, see, steps } from '../screen/steps.ts';
import { configure } from '../service/configuration.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Home',
  args: { route: '/home' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = {
  parameters: answers(never('summary'), never('tenderSearch'), never('notificationSearch')),
};
export const Failed: ScreenStory = {
  parameters: answers(
    fail('summary', 500),
    fail('tenderSearch', 500),
    fail('notificationSearch', 500),
  ),
};
export const Empty: ScreenStory = {
  parameters: answers(
    answer('tenderSearch', { status: 200, result: [] }),
    answer('notificationSearch', { status: 200, result: [] }),
  ),
};
export const Offline: ScreenStory = {
  parameters: answers(
    disconnect('summary'),
    disconnect('tenderSearch'),
    disconnect('notificationSearch'),
  ),
};
export const SampleData: ScreenStory = { parameters: answers(configure({ mode: 'demo' })) };
export const CitizenServices: ScreenStory = {
  play: steps(press('specification:header.citizenServices')),
};
export const ExternalLink: ScreenStory = {
  play: steps(pressAt('main a[href^="https://"]'), see('[role=alertdialog]')),
};
export const TrackDialog: ScreenStory = {
  play: steps(press('specification:header.track'), see('[role=dialog]')),
};
export const TrackDialogErrors: ScreenStory = {
  play: steps(
    press('specification:header.track'),
    see('[role=dialog]'),
    press('specification:track.search'),
  ),
};
export const SignedIn: ScreenStory = { args: { user: 'citizen' } };
export const Menu: ScreenStory = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: steps(press('common:shell.menu')),
};
