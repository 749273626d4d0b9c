import { setRepresentation } from '../../src/state/representation.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Corrections for a person',
  args: { route: '/officer/person-corrections', user: 'counterOperator' },
} satisfies ScreenMeta;

export default meta;

const act: NonNullable<ScreenStory['play']> = async (context) => {
  const endsOn = new Date(Date.now() + 3_600_000).toISOString();
  setRepresentation({ personId: 9, fullName: 'Subhadra Malik', endsOn });
  await steps(see('main [role=status], main h1'))(context);
};

export const Filled: ScreenStory = { play: act };
export const NoPerson: ScreenStory = {};
export const Report: ScreenStory = {
  args: { path: '/officer/person-corrections?plot=51-12' },
  play: act,
};
export const Loading: ScreenStory = {
  parameters: answers(never('correctionList')),
  play: act,
};
export const Empty: ScreenStory = {
  parameters: answers(answer('correctionList', { status: 404 })),
  play: act,
};
export const Failed: ScreenStory = { parameters: answers(fail('correctionList', 500)), play: act };
