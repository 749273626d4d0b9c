'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { DrawingArea } from './chartLayout.ts';

function createTextMeasure(style: CSSStyleDeclaration): DrawingArea['measure'] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * Number.parseFloat(style.fontSize);
  context.font = style.font;
  context.letterSpacing = style.letterSpacing;
  context.wordSpacing = style.wordSpacing;
  return (text) => Math.ceil(context.measureText(text).width);
}

/**
 * Returns the drawing area inside a box, measured again when the box, the fonts or the size or spacing of the text
 * change; `measuringTextRef` is a hidden text with the font of the labels.
 */
export function useDrawingArea(
  boxRef: RefObject<HTMLElement | null>,
  measuringTextRef: RefObject<HTMLElement | null>,
): DrawingArea | undefined {
  const [area, setArea] = useState<DrawingArea>();
  useLayoutEffect(() => {
    const [box, measuringText] = [boxRef.current, measuringTextRef.current];
    if (!box || !measuringText) return undefined;
    const measureArea = () => {
      const style = getComputedStyle(measuringText);
      setArea({
        width: box.clientWidth,
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        isMirrored: style.direction === 'rtl',
        measure: createTextMeasure(style),
      });
    };
    measureArea();
    const observer = new ResizeObserver(measureArea);
    observer.observe(box);
    observer.observe(measuringText);
    document.fonts.addEventListener('loadingdone', measureArea);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measureArea);
    };
  }, [boxRef, measuringTextRef]);
  return area;
}
