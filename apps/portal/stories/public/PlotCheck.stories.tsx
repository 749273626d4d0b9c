import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { chooseFirst, fill, press, pressAt, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { plotCheck } from '../samples/publicLand.ts';

const unrecorded = {
  area: null,
  kissam: '',
  khataNo: '',
  areaLeased: null,
  areaSold: null,
  areaEncroached: null,
  verifiedOn: null,
  recordedOn: null,
};

const checkSteps = [
  chooseFirst('common:place.district'),
  chooseFirst('common:place.tahasil'),
  chooseFirst('common:place.mouza'),
  fill('publicLand:plotCheck.plot', '2'),
  fill('common:captcha.label', 'K7D2M'),
  press('publicLand:plotCheck.check'),
] as const;
const check = steps(...checkSteps);

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Check a plot',
  args: { route: '/website/plot-check' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Errors: ScreenStory = { play: steps(press('publicLand:plotCheck.check')) };
export const Recorded: ScreenStory = { play: check };
export const ForCitizen: ScreenStory = { args: { user: 'citizen' }, play: check };
export const TooManyWatches: ScreenStory = {
  args: { user: 'citizen' },
  parameters: answers(answer('watchSave', { status: 409 })),
  play: steps(...checkSteps, pressAt('main section section button[data-kind]')),
};
export const NotRecorded: ScreenStory = {
  parameters: answers(
    answer('plotCheck', {
      status: 200,
      result: { ...plotCheck.result, ...unrecorded, recorded: 'no' },
    }),
  ),
  play: check,
};
export const Unclear: ScreenStory = {
  parameters: answers(
    answer('plotCheck', {
      status: 200,
      result: { ...plotCheck.result, ...unrecorded, recorded: 'unknown' },
    }),
  ),
  play: check,
};
export const Checking: ScreenStory = { parameters: answers(never('plotCheck')), play: check };
export const WrongCaptcha: ScreenStory = {
  parameters: answers(answer('plotCheck', { status: 223 })),
  play: check,
};
export const Failed: ScreenStory = { parameters: answers(fail('plotCheck', 500)), play: check };
export const PlacesFailed: ScreenStory = { parameters: answers(fail('fillDropDown', 500)) };
