import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Web GIS',
  args: { route: '/officer/explore-map', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('mapLayers')) };
export const Failed: ScreenStory = { parameters: answers(fail('mapLayers', 500)) };
