import { useEffect, useRef, useState, type RefObject } from 'react';

/** The computed text and background colours of an element as #RRGGBB. */
export interface ComputedColours {
  text: string;
  background: string;
}

/** Converts a computed colour, `rgb(1 2 3)` or `color(srgb .1 .2 .3)`, to #RRGGBB. */
function toHex(computed: string): string {
  const scale = computed.startsWith('color(') ? 255 : 1;
  const channels = (computed.match(/\d*\.?\d+/g) ?? []).slice(0, 3);
  const pairs = channels.map((part) =>
    Math.round(Number(part) * scale)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${pairs.join('')}`.toUpperCase();
}

const black = { text: '#000000', background: '#000000' };

/**
 * Returns the computed colours of an element, read again whenever theme or department of the document
 * change.
 */
export function useComputedColours<Box extends HTMLElement>(): [
  RefObject<Box | null>,
  ComputedColours,
] {
  const box = useRef<Box>(null);
  const [colours, setColours] = useState<ComputedColours>(black);
  useEffect(() => {
    const read = () => {
      if (box.current === null) return;
      const { color, backgroundColor } = getComputedStyle(box.current);
      setColours({ text: toHex(color), background: toHex(backgroundColor) });
    };
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    read();
    return () => observer.disconnect();
  }, []);
  return [box, colours];
}
