import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, steps } from '../screen/steps.ts';
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

const openTable = press('common:chart.table');

/** Coordinates that are typed lead to a list of what is there, without the map. */
export const GoTo: ScreenStory = {
  play: steps(
    openTable,
    press('map:go'),
    fill('map:go.label', '19.8135, 85.8312'),
    press('map:go.submit'),
    see('[role=dialog] li'),
  ),
};

/** A selection by its fields alone, and its plots in the table. */
export const Selected: ScreenStory = {
  play: steps(openTable, press('map:select'), press('map:select.submit'), see('table td')),
};
