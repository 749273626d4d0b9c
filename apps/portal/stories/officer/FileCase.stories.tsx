import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, see, steps } from '../screen/steps.ts';
import { fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/FileCase',
  args: { route: '/officer/cases/file', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = { play: steps(see('main form')) };
export const Loading: ScreenStory = { parameters: answers(never('fillDropDown')) };
export const Failed: ScreenStory = { parameters: answers(fail('fillDropDown', 500)) };
export const Missing: ScreenStory = {
  play: steps(see('main form'), press('courtCase:file.submit'), see('[aria-invalid=true]')),
};
export const TwoRespondents: ScreenStory = {
  play: steps(see('main form'), press('courtCase:file.respondent.add')),
};
