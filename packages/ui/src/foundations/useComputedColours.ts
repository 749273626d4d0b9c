import { useEffect, useRef, useState, type RefObject } from 'react';

/** Ink and ground of an element as they are drawn. */
export interface Drawn {
  ink: string;
  ground: string;
}

/** Turns what a browser computes, `rgb(1 2 3)` or `color(srgb .1 .2 .3)`, into #rrggbb. */
function asHex(computed: string): string {
  const scale = computed.startsWith('color(') ? 255 : 1;
  const channels = (computed.match(/\d*\.?\d+/g) ?? []).slice(0, 3);
  const pairs = channels.map((part) =>
    Math.round(Number(part) * scale)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${pairs.join('')}`.toUpperCase();
}

const black = { ink: '#000000', ground: '#000000' };

/**
 * Reads the colours of an element again whenever theme or department of the document change, so that
 * they are true in each of them.
 */
export function useDrawn<Box extends HTMLElement>(): [RefObject<Box | null>, Drawn] {
  const box = useRef<Box>(null);
  const [drawn, setDrawn] = useState<Drawn>(black);
  useEffect(() => {
    const read = () => {
      if (box.current === null) return;
      const { color, backgroundColor } = getComputedStyle(box.current);
      setDrawn({ ink: asHex(color), ground: asHex(backgroundColor) });
    };
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    read();
    return () => observer.disconnect();
  }, []);
  return [box, drawn];
}
