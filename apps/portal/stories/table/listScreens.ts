/** A state of a screen: the name of the story, and its id in Storybook. */
export interface ScreenState {
  name: string;
  id: string;
}

/** The stories of one file: a screen of a route with its states. */
export interface ListedScreen {
  route: string;
  title: string;
  states: readonly ScreenState[];
}

const toWords = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
const toSlug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Returns the screen of the text of a story file; undefined for a file without a route. */
function readScreen(source: string): ListedScreen | undefined {
  const title = /title: '([^']+)'/.exec(source)?.[1];
  const route = /route: *\n? *'([^']+)'/.exec(source)?.[1];
  if (title === undefined || route === undefined) return undefined;
  const names = [...source.matchAll(/^export const (\w+): ScreenStory/gm)].map(([, name = '']) =>
    toWords(name),
  );
  const states = names.map((name) => ({ name, id: `${toSlug(title)}--${toSlug(name)}` }));
  return { route, title, states };
}

/** Returns the screens of the texts of all story files, in the order of their titles. */
export const listScreens = (sources: readonly string[]): ListedScreen[] =>
  sources
    .flatMap((source) => readScreen(source) ?? [])
    .sort((one, other) => one.title.localeCompare(other.title));
