const regions = '[aria-live]:not([aria-live=off]),[role=status],[role=alert],[role=log],output';
const hidden = '[aria-hidden=true],[hidden]';

/** Records the texts of live regions; returns a function that stops and returns them. */
export function recordAnnouncements(): () => string[] {
  const texts: string[] = [];
  let isShown = false;
  const addText = (text: string) => {
    if (text !== '' && text !== texts.at(-1)) texts.push(text);
  };
  const readMutations = (mutations: MutationRecord[]) => {
    const changed = new Set(mutations.flatMap((mutation) => findRegions(mutation, isShown)));
    changed.forEach((region) => addText(getText(region)));
    isShown ||= mutations.length > 0;
  };
  // A browser tells assistive technology of a change after the scripts that react to it.
  const observer = new MutationObserver((mutations) =>
    queueMicrotask(() => readMutations(mutations)),
  );
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    readMutations(observer.takeRecords());
    observer.disconnect();
    return texts;
  };
}

// The initial content is not announced; an alert that is added later is, with its region.
function findRegions({ target, addedNodes }: MutationRecord, isShown: boolean): Element[] {
  const around = (target instanceof Element ? target : target.parentElement)?.closest(regions);
  if (around) return [around];
  if (!isShown) return [];
  return [...addedNodes].flatMap((node) => {
    if (!(node instanceof Element)) return [];
    return [node, ...node.querySelectorAll('*')].filter((each) => each.matches('[role=alert]'));
  });
}

function getText(region: Element): string {
  if (region.getAttribute('aria-busy') === 'true') return '';
  const texts: string[] = [];
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  let last: Element | null = null;
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest(hidden)) continue;
    texts.push(last === parentElement ? '' : ' ', textContent ?? '');
    last = parentElement;
  }
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
}
