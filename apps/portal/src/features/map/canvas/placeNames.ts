import { placeLabels, type Language, type RingLabel, type Size } from '@temple-land/portal-core';
import { getFeatureName, type TileFeature } from '../page/mapFeatures.ts';
import type { MapColours } from '../../../common/land/drawing/mapColours.ts';

/** The levels of places with names, the smallest first. */
const levels = ['mouzas', 'tahasils', 'districts'] as const;

const [fontSize, lineHeight, haloWidth] = [14, 24, 4];
const pixelRatio = 2;

/**
 * Returns the names that have room in the outlines of their places, of the smallest level that has any; none where plots
 * are drawn, which have numbers.
 */
export function listPlaceNames(
  features: readonly TileFeature[],
  metresPerPoint: number,
  { measure, language }: { measure: (text: string) => Size; language: Language },
): RingLabel[] {
  if (features.some(({ source }) => source === 'plots')) return [];
  for (const level of levels) {
    const outlines = features.flatMap((feature) => {
      const text = feature.source === level ? getFeatureName(feature, language) : undefined;
      return text === undefined ? [] : [{ key: text, text, geometry: feature.geometry }];
    });
    const labels = placeLabels(outlines, metresPerPoint, measure);
    if (labels.length > 0) return labels;
  }
  return [];
}

/** Draws names as pictures: the browser shapes every script, the map library does not. */
export interface NamePainter {
  measure(text: string): Size;
  /** Returns the picture of a name in two pixels for each CSS pixel. */
  draw(text: string): ImageData;
}

/** Returns a painter of names in the font and colours of the page; undefined without a canvas. */
export function createNamePainter(
  fontFamily: string,
  { mapLabel, mapGround }: Pick<MapColours, 'mapGround' | 'mapLabel'>,
): NamePainter | undefined {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (pen === null) return undefined;
  const font = `600 ${fontSize * pixelRatio}px ${fontFamily}`;
  const measure = (text: string): Size => {
    pen.font = font;
    return [pen.measureText(text).width / pixelRatio + haloWidth, lineHeight];
  };
  const draw = (text: string): ImageData => {
    const [width, height] = measure(text).map((size) => Math.ceil(size * pixelRatio)) as [
      number,
      number,
    ];
    Object.assign(pen.canvas, { width, height });
    Object.assign(pen, { font, textAlign: 'center', textBaseline: 'middle', lineJoin: 'round' });
    Object.assign(pen, { strokeStyle: mapGround, lineWidth: haloWidth, fillStyle: mapLabel });
    pen.strokeText(text, width / 2, height / 2);
    pen.fillText(text, width / 2, height / 2);
    return pen.getImageData(0, 0, width, height);
  };
  return { measure, draw };
}
