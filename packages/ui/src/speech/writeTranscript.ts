import { recordAnnouncements } from './recordAnnouncements.ts';
import { readDocument } from './readDocument.ts';
import { listTabStops } from './listTabStops.ts';
import { readTree } from './accessibilityTree.ts';

/** A composed story. */
export interface RunnableStory {
  run: () => Promise<void>;
}

const storiesOfStates = 'InError Open Verified Described Pending';
const storiesOfBehaviour =
  'OnSubmit Filtered SortedByArea Uploading Failed Refreshed Pressed Shown AppearsAfterAnAction ' +
  'LongWait AsATable Chosen SignedIn Larger WithRulesInError SeveralMessages FeatureMenuOpen';
const transcribedStories = `${storiesOfStates} ${storiesOfBehaviour}`.split(' ');

const storiesOfServices = ['FromAService', 'FailedToLoad', 'PageByPage'];

/** Returns the Default story, up to four others with a different transcript, and those with data of a service. */
export function listTranscribedStories(names: string[]): string[] {
  const states = transcribedStories.filter((name) => names.includes(name)).slice(0, 4);
  return ['Default', ...states, ...storiesOfServices.filter((name) => names.includes(name))];
}

/** Runs a story and returns its accessibility tree, tab stops and announcements as text. */
export async function writeTranscript(title: string, story: RunnableStory): Promise<string> {
  const stopRecording = recordAnnouncements();
  await story.run();
  await waitForQuiet();
  const announcements = stopRecording();
  const tree = await readTree();
  const spokenLines = readDocument(tree);
  const parts = [
    [`${title}:`, ...(spokenLines.length > 0 ? spokenLines : ['(nothing)'])],
    ['Tab:', ...(await listTabStops())],
    ['Announced:', ...announcements],
  ];
  const [reading = [], ...others] = parts;
  const paragraphs = [reading, ...others.filter((lines) => lines.length > 1)];
  return paragraphs.map((lines) => lines.join('\n')).join('\n\n');
}

async function waitForQuiet(): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 200);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 200);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
