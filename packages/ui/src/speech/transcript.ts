import { listen } from './announcements.ts';
import { read } from './read.ts';
import { tabStops } from './tabStops.ts';
import { readTree } from './tree.ts';

/** A story that can be run. */
export interface Runnable {
  run: () => Promise<void>;
}

const named = 'InError Open Verified Described Pending';
const behaving =
  'OnSubmit Filtered SortedByArea Uploading Failed Refreshed Pressed Shown AppearsAfterAnAction ' +
  'LongWait AsATable Chosen SignedIn Larger WithRulesInError SeveralMessages FeatureMenuOpen';
const told = `${named} ${behaving}`.split(' ');

/** Returns the Default story and up to four others with a different transcript. */
export function toldStories(names: string[]): string[] {
  return ['Default', ...told.filter((name) => names.includes(name)).slice(0, 4)];
}

/** Runs a story and writes down what it says, where Tab stops and what is announced. */
export async function transcript(title: string, story: Runnable): Promise<string> {
  const heardAloud = listen();
  await story.run();
  await quiet();
  const said = heardAloud();
  const tree = await readTree();
  const heard = read(tree);
  const parts = [
    [`${title}:`, ...(heard.length > 0 ? heard : ['(nothing)'])],
    ['Tab:', ...(await tabStops())],
    ['Announced:', ...said],
  ];
  const [reading = [], ...others] = parts;
  const paragraphs = [reading, ...others.filter((lines) => lines.length > 1)];
  return paragraphs.map((lines) => lines.join('\n')).join('\n\n');
}

async function quiet(): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 200);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 200);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
