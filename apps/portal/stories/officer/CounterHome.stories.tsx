import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Home of a counter operator',
  args: { route: '/officer', user: 'counterOperator' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('filedList')) };
export const Empty: ScreenStory = { parameters: answers(answer('filedList', { status: 404 })) };
/** A person without a mobile has signed: the code to print, and the notice above the page. */
export const Acting: ScreenStory = {
  play: steps(
    press('representation:proof.form'),
    fill('representation:fullName', 'Subhadra Malik'),
    fill('representation:formNo', 'F-118'),
    press('representation:begin'),
    see('[aria-labelledby=acting]'),
  ),
};
export const WrongCode: ScreenStory = {
  parameters: answers(answer('representationStart', { status: 404 })),
  play: steps(
    press('representation:proof.personalCode'),
    fill('representation:personalCode', 'K7QM-3XWA-P9RT'),
    press('representation:begin'),
    see('main [data-tone=danger]'),
  ),
};
export const Failed: ScreenStory = { parameters: answers(fail('filedList', 500)) };
