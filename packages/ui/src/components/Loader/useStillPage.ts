import { useLayoutEffect } from 'react';

const events = ['keydown', 'pointerdown', 'click', 'auxclick', 'submit'] as const;

/** Keys with which a person uses the browser and not the page: reload, zoom, another tab. */
const isForBrowser = (event: Event) =>
  event instanceof KeyboardEvent &&
  (event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key));

function stop(event: Event): void {
  if (isForBrowser(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps keys and presses from the page as long as it is on; the focus stays where it is. */
export function useStillPage(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    for (const name of events) document.addEventListener(name, stop, true);
    return () => {
      for (const name of events) document.removeEventListener(name, stop, true);
    };
  }, [isOn]);
}
