const regions = '[aria-live]:not([aria-live=off]),[role=status],[role=alert],[role=log],output';
const hidden = '[aria-hidden=true],[hidden]';

/** Listens to the live regions of the document until it is asked what they said. */
export function listen(): () => string[] {
  const said: string[] = [];
  let isShown = false;
  const say = (text: string) => {
    if (text !== '' && text !== said.at(-1)) said.push(text);
  };
  const hear = (mutations: MutationRecord[]) => {
    const changed = new Set(mutations.flatMap((mutation) => regionsOf(mutation, isShown)));
    changed.forEach((region) => say(words(region)));
    isShown ||= mutations.length > 0;
  };
  const observer = new MutationObserver(hear);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    hear(observer.takeRecords());
    observer.disconnect();
    return said;
  };
}

// What is there from the start is not said; an alert that comes later is, with its region.
function regionsOf({ target, addedNodes }: MutationRecord, isShown: boolean): Element[] {
  const around = (target instanceof Element ? target : target.parentElement)?.closest(regions);
  if (around) return [around];
  if (!isShown) return [];
  return [...addedNodes].flatMap((node) => {
    if (!(node instanceof Element)) return [];
    return [node, ...node.querySelectorAll('*')].filter((each) => each.matches('[role=alert]'));
  });
}

function words(region: Element): string {
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
