/** Gives the texts that stand in two live regions at the same time; those behind an open dialog are not heard. */
function repeatedTexts(): string[] {
  const heard = [...document.querySelectorAll(':modal')].at(-1) ?? document;
  const texts = [...heard.querySelectorAll('[role=alert], [role=status]')]
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter((text) => text !== '');
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** Gives the ids in `aria-labelledby` and similar attributes that no element has. */
const brokenReferences = (): string[] =>
  ['aria-labelledby', 'aria-describedby', 'for'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .flatMap((element) => (element.getAttribute(name) ?? '').split(/\s+/))
      .filter((id) => document.getElementById(id) === null),
  );

// The Back link and the breadcrumbs of a place: at most district, tahasil and mouza.
const mostStops = 4;

/** Says how many tab stops stand between the target of the skip link and the heading, when they are too many. */
function stopsBeforeHeading(): string[] {
  const heading = document.querySelector('main h1');
  if (heading === null) return [];
  const stops = [
    ...document.querySelectorAll('#main :is(a[href], button, input, select, textarea)'),
  ].filter(
    (stop) =>
      stop.checkVisibility() &&
      (stop.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return stops.length > mostStops ? [`${stops.length} stops before the heading`] : [];
}

const native = /[\p{Script=Oriya}\p{Script=Devanagari}]/u;
const english = /(?:\b[A-Za-z]{2,}\b[ ,]+){3,}\b[A-Za-z]{2,}\b/;

/**
 * Gives the texts that a wrong voice reads: four or more English words in an element marked as Odia or Hindi, or letters
 * of those in one marked as English.
 */
export function wrongVoices(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    const parent = walker.currentNode.parentElement;
    // A label is plain text without parts in another language; what a person has typed is theirs.
    if (parent === null || parent.closest('label, textarea') !== null || !parent.checkVisibility())
      continue;
    const isEnglish = parent.closest('[lang]')?.getAttribute('lang') === 'en';
    const isWrong = isEnglish ? native.test(text) : english.test(text) && !native.test(text);
    if (isWrong) found.push(`in the wrong voice: ${text.slice(0, 80)}`);
  }
  return found;
}

/** Gives what a screen reader repeats, cannot name, or reaches late on a screen. */
export const readingFaults = (): string[] => [
  ...repeatedTexts().map((text) => `said in two places: ${text}`),
  ...brokenReferences().map((id) => `no element has the id ${id}`),
  ...stopsBeforeHeading(),
  ...wrongVoices(),
];
