import { userEvent } from 'vitest/browser';

const mostStops = 300;

/** What Tab comes to. */
export type Stop = Element & HTMLOrSVGElement;

/** Puts the focus before everything that it can reach in an element: the next Tab goes to the first stop. */
function startAgain(within: Element): void {
  const start = document.createElement('span');
  start.tabIndex = -1;
  within.prepend(start);
  start.focus();
  start.remove();
}

/**
 * Walks with Tab from where the focus is to the last stop, then from the first one to what was seen, and
 * shows each stop once; with `within` only from the first to the last stop of that element. Gives whether the walk came
 * to an end within 300 stops.
 */
export async function stopsOf(show: (stop: Stop) => void, within?: Element): Promise<boolean> {
  const seen = new Set<Element>();
  const walk = async () => {
    while (seen.size < mostStops) {
      await userEvent.keyboard('{Tab}');
      const active = document.activeElement as Stop | null;
      if (active === null || active === document.body || seen.has(active)) return;
      if (within?.contains(active) === false) return;
      seen.add(active);
      show(active);
    }
  };
  if (within === undefined) await walk();
  startAgain(within ?? document.querySelector(':modal') ?? document.body);
  await walk();
  return seen.size < mostStops;
}
