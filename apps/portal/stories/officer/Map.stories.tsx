import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, steps } from '../screen/steps.ts';
import { mapLayers } from '../samples/map.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

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

/** The plots of a report as a selection, and in the table. */
export const ReportSelected: ScreenStory = {
  args: {
    path: `/officer/explore-map?${new URLSearchParams({ view: 'table', rows: '{"report":"plots"}' })}`,
  },
  play: steps(see('table td')),
};

const daysOf = (days: object) =>
  `/officer/explore-map?${new URLSearchParams({ view: 'table', ...days })}`;
const withoutHistory = {
  ...mapLayers,
  result: mapLayers.result.map((layer) => ({ ...layer, since: undefined })),
};
const [earlier, later] = ['2026-01-20', '2026-03-16'];

/** The fields of the days before one is chosen. */
export const Days: ScreenStory = {
  play: steps(openTable, press('map:days'), see('[role=dialog] [role=spinbutton]')),
};

/** A record without a change, of which only today can be shown. */
export const DaysWithoutHistory: ScreenStory = {
  parameters: answers(answer('mapLayers', withoutHistory)),
  play: steps(openTable, press('map:days'), see('[role=dialog] p')),
};

/** Plots as of an earlier day, which the table and the panel name. */
export const AsOfDay: ScreenStory = {
  args: { path: daysOf({ day: earlier }) },
  play: steps(press('map:days'), see('[role=dialog] form')),
};

/** What changed between two days, of each kind and with very long values, without the map. */
export const Changes: ScreenStory = {
  args: { path: daysOf({ day: earlier, compared: later }) },
  play: steps(press('map:days'), see('[role=dialog] dl'), see('table td')),
};

export const ChangesNone: ScreenStory = {
  args: { path: daysOf({ day: earlier, compared: later }) },
  parameters: answers(
    answer('landChanges', { status: 200, result: { count: 0, counts: {}, changes: [] } }),
  ),
  play: steps(press('map:days'), see('[role=dialog] form')),
};
export const ChangesLoading: ScreenStory = {
  args: { path: daysOf({ day: earlier, compared: later }) },
  parameters: answers(never('landChanges')),
  play: steps(press('map:days'), see('[role=dialog] form')),
};
export const ChangesFailed: ScreenStory = {
  args: { path: daysOf({ day: earlier, compared: later }) },
  parameters: answers(fail('landChanges', 500)),
  play: steps(press('map:days'), see('[role=dialog] [role=alert]')),
};

/** Two days on the map, with the slider of the line between them. */
export const Swipe: ScreenStory = {
  args: { path: `/officer/explore-map?day=${earlier}&compared=${later}` },
  play: steps(see('input[type=range]')),
};

/** A map on paper to a scale, without the map: what it shows, scale and paper. */
export const Print: ScreenStory = {
  play: steps(openTable, press('map:print'), see('#print-district')),
};

/** The views of the map that the officer keeps under a name. */
export const Bookmarks: ScreenStory = {
  play: steps(openTable, press('map:bookmarks'), see('[role=dialog] li')),
};

/** A file of one's own, which the service reads and does not store. */
export const OwnLayers: ScreenStory = {
  play: steps(openTable, press('map:files'), see('[role=dialog] input[type=file]')),
};

/** An outline of typed corners, with its area, without the map. */
export const Draw: ScreenStory = {
  play: steps(
    openTable,
    press('map:draw'),
    press('drawing:corners.asText'),
    fill('map:corners.label', '19.8, 85.8\n19.8, 85.801\n19.801, 85.801'),
    see('[role=dialog] dd'),
  ),
};

/** Plots of a selection are put into the basket, with their area and the distance between two of them. */
export const Basket: ScreenStory = {
  play: steps(
    openTable,
    press('map:select'),
    press('map:select.submit'),
    press('map:basket.add'),
    press('common:shell.close'),
    press('map:basket'),
    see('[role=dialog] li'),
  ),
};
