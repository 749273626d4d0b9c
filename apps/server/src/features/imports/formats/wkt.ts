import type { Corner, Polygons } from '@temple-land/portal-core';
import { limits } from './limits.ts';

const shape = /^(?:SRID=\d+;)?\s*(MULTI)?POLYGON\s*(?:ZM?|M)?\s*(\(.*\))$/is;
const numbers = /^[-+\d.eE\s,()]+$/;

const parseCorner = (text: string): Corner => {
  const [x = Number.NaN, y = Number.NaN] = text.trim().split(/\s+/).map(Number);
  return [x, y];
};

const parseRing = (text: string) => text.split(',').map(parseCorner);
const parsePolygon = (text: string) => text.split(/\)\s*,\s*\(/).map(parseRing);
const strip = (text: string, brackets: RegExp) => text.replaceAll(brackets, '');

/** Parses a polygon in well-known text, with or without Z; undefined when it is none. */
export function parseWkt(text: string): Polygons | undefined {
  if (text.length > limits.cellCharacters) return undefined;
  const [, multi, body = ''] = shape.exec(text.trim()) ?? [];
  if (!numbers.test(body)) return undefined;
  const inner = strip(body.trim(), /^\(\s*|\s*\)$/g);
  const polygons = multi
    ? inner
        .split(/\)\s*\)\s*,\s*\(\s*\(/)
        .map((polygon) => parsePolygon(strip(polygon, /^\s*\(+\s*|\s*\)+\s*$/g)))
    : [parsePolygon(strip(inner, /^\s*\(+\s*|\s*\)+\s*$/g))];
  const isWhole = polygons.flat(2).every((corner) => corner.every(Number.isFinite));
  return isWhole ? polygons : undefined;
}
