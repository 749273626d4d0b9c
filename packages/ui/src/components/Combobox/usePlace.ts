import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

const gap = 8;

// What is not behind an on-screen keyboard, in the coordinates of fixed elements.
function view() {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetTop = 0, height = clientHeight } = window.visualViewport ?? {};
  return { width: clientWidth, top: offsetTop, bottom: offsetTop + height };
}

function place(anchor: HTMLElement, layer: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const seen = view();
  const [above, below] = [top - gap - seen.top, seen.bottom - bottom - gap];
  layer.style.maxBlockSize = '';
  layer.style.inlineSize = `${Math.min(width, seen.width)}px`;
  const height = layer.offsetHeight;
  const isAbove = below < height && above > below;
  const room = Math.max(0, isAbove ? above : below);
  Object.assign(layer.style, {
    left: `${Math.max(0, Math.min(left, seen.width - width))}px`,
    top: `${isAbove ? top - gap - Math.min(height, room) : bottom + gap}px`,
    maxBlockSize: `${room}px`,
  });
}

/**
 * Shows a popover above everything, below its anchor or above it where there is more room, as wide as the
 * anchor. It stays there while the page scrolls; `onHidden` is called when the anchor is out of sight.
 */
export function usePlace(
  anchor: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  onHidden: () => void,
): void {
  const hide = useEffectEvent(onHidden);
  useLayoutEffect(() => {
    if (anchor.current && layer.current) place(anchor.current, layer.current);
  });
  useLayoutEffect(() => {
    const [box, list] = [anchor.current, layer.current];
    if (!box || !list) return undefined;
    list.showPopover();
    const follow = () => place(box, list);
    follow();
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) hide();
    });
    sight.observe(box);
    const quiet = new AbortController();
    const options = { capture: true, passive: true, signal: quiet.signal };
    window.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow, options);
    window.visualViewport?.addEventListener('resize', follow, options);
    window.visualViewport?.addEventListener('scroll', follow, options);
    return () => {
      quiet.abort();
      sight.disconnect();
    };
  }, [anchor, layer]);
}
