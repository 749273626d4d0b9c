import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Room } from './plot.ts';

function measureWith(style: CSSStyleDeclaration): Room['measure'] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return (text) => text.length * Number.parseFloat(style.fontSize);
  pen.font = style.font;
  pen.letterSpacing = style.letterSpacing;
  pen.wordSpacing = style.wordSpacing;
  return (text) => Math.ceil(pen.measureText(text).width);
}

/**
 * Returns the room inside a box, measured again when the box, the fonts or the size or spacing of the text
 * change; the ruler is a hidden text set like the labels.
 */
export function useRoom(
  boxRef: RefObject<HTMLElement | null>,
  rulerRef: RefObject<HTMLElement | null>,
): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const [box, ruler] = [boxRef.current, rulerRef.current];
    if (!box || !ruler) return undefined;
    const look = () => {
      const style = getComputedStyle(ruler);
      setRoom({
        width: box.clientWidth,
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        isMirrored: style.direction === 'rtl',
        measure: measureWith(style),
      });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    observer.observe(ruler);
    document.fonts.addEventListener('loadingdone', look);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', look);
    };
  }, [boxRef, rulerRef]);
  return room;
}
