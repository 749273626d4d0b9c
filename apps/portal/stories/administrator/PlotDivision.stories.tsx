import { plotDivision } from '../samples/plotDivision.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Plot division',
  args: {
    route: '/admin/plots/division',
    path: '/admin/plots/division?plot=8',
    user: 'administrator',
  },
} satisfies ScreenMeta;

export default meta;

const { result } = plotDivision;

/** Lets the map find no WebGL; returns what brings it back. */
function hideWebGl() {
  const { prototype } = HTMLCanvasElement;
  const { getContext } = prototype;
  Object.assign(prototype, {
    getContext(this: HTMLCanvasElement, kind: '2d') {
      return String(kind).startsWith('webgl') ? null : getContext.call(this, kind);
    },
  });
  return () => void Object.assign(prototype, { getContext });
}

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('plotDivision')) };
export const Empty: ScreenStory = { parameters: answers(answer('plotDivision', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('plotDivision', 500)) };
export const Waiting: ScreenStory = {
  parameters: answers(
    answer('plotDivision', { status: 200, result: { ...result, isWaiting: true } }),
  ),
};
export const Alone: ScreenStory = {
  parameters: answers(
    answer('plotDivision', { status: 200, result: { ...result, neighbours: [], divisions: [] } }),
  ),
};
export const WrongLine: ScreenStory = {
  play: steps(press('drawing:corners.asText'), fill('plotDivision:line', '85.8, 19.8')),
};
/** Points that are typed in UTM and in degrees, with the parts of the plot. */
export const TypedLine: ScreenStory = {
  play: steps(
    press('drawing:corners.asText'),
    fill('plotDivision:line', '19.8001, 85.7999\n19.8006, 85.8012'),
  ),
};
/** Typed points beside the outline are moved onto it, and the form tells which ones and how far. */
export const SnappedLine: ScreenStory = {
  play: steps(
    press('drawing:corners.asText'),
    fill('plotDivision:line', '19.800052, 85.800502\n19.800948, 85.8005'),
    press('drawing:snap.now'),
    press('drawing:table'),
  ),
};
/** On a device without WebGL the points are typed beside a sketch. */
export const WithoutMap: ScreenStory = {
  beforeEach: hideWebGl,
  play: steps(see('svg[role=img]')),
};
export const Undo: ScreenStory = { play: steps(press('plotDivision:undo')) };
