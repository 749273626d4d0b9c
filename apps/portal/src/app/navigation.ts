import { backIsLocked } from '../state/backLock.ts';
import { showPlace, steerBy, type Place } from '../state/place.ts';
import { keepScroll } from '../state/scroll.ts';
import { arrive, type LoadPage } from './arrive.ts';

/** What the browser's history keeps of a step: its key, and how many steps of the portal lie before it. */
interface Step {
  key: string;
  index: number;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

function stepNow(): Step | undefined {
  const { key, index } = (window.history.state ?? {}) as Partial<Step>;
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : undefined;
}

let current: Step = { key: 'first', index: 0 };
let isGoingForward = false;
let lastTravel = 0;

const addressOf = ({ pathname, search, hash }: Omit<Place, 'key'>) => pathname + search + hash;

// Whoever asks last is heard: a page that loads late does not replace a newer one.
async function travel(address: URL, settle: (place: Omit<Place, 'key'>) => Step): Promise<void> {
  lastTravel += 1;
  const own = lastTravel;
  const place = await arrive(address);
  if (own !== lastTravel) return;
  keepScroll(current.key);
  current = settle(place);
  showPlace({ ...place, key: current.key });
}

function navigate(to: string, { replace = false } = {}): Promise<void> {
  return travel(new URL(to, window.location.href), (place) => {
    const step = { key: newKey(), index: current.index + (replace ? 0 : 1) };
    if (replace) window.history.replaceState(step, '', addressOf(place));
    else window.history.pushState(step, '', addressOf(place));
    return step;
  });
}

function follow(): void {
  if (isGoingForward) {
    isGoingForward = false;
    return;
  }
  const step = stepNow() ?? { key: newKey(), index: 0 };
  if (backIsLocked()) {
    isGoingForward = true;
    window.history.go(current.index - step.index);
    return;
  }
  keepScroll(current.key);
  void travel(new URL(window.location.href), (place) => {
    window.history.replaceState(step, '', addressOf(place));
    return step;
  });
}

/**
 * Shows the page of the browser's address, loaded by `load` where there is one, and follows every step
 * from there, Back and Forward too.
 */
export async function startNavigation(load?: LoadPage): Promise<void> {
  current = stepNow() ?? { key: newKey(), index: 0 };
  const place = await arrive(new URL(window.location.href), load);
  window.history.replaceState(current, '', addressOf(place));
  showPlace({ ...place, key: current.key });
  steerBy(navigate);
  window.addEventListener('popstate', follow);
}
