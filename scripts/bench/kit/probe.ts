/** The script in a measured page that waits until results are painted. */
export interface Probe {
  /** Cumulative layout shift. */
  cls: number;
  /** Time from the next event of a type to the first painted frame that shows a result, in ms. */
  arm: (type: string, result: Result) => void;
  shown: Promise<number>;
}

/** A result to wait for: an element is visible or gone, or the inputs inside it have a value. */
export interface Result {
  selector: string;
  value?: string;
  isGone?: boolean;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before its scripts; it cannot use variables from outside. */
export function installProbe(): void {
  const isSeen = (element: Element | null) =>
    element !== null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 0;
  const holds = ({ selector, value, isGone = false }: Result) => {
    const element = document.querySelector(selector);
    if (value === undefined) return isSeen(element) !== isGone;
    const inputs =
      element instanceof HTMLInputElement
        ? [element]
        : [...(element?.querySelectorAll('input') ?? [])];
    return inputs.map((input) => input.value).join('') === value;
  };
  const probe: Probe = {
    cls: 0,
    shown: Promise.resolve(0),
    arm: (type, result) => {
      probe.shown = new Promise((resolve) => {
        const start = ({ timeStamp }: Event) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
          port1.start();
          const look = () => {
            if (holds(result)) port2.postMessage('painted');
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        window.addEventListener(type, start, { capture: true, once: true });
      });
    },
  };
  window.probe = probe;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) probe.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
