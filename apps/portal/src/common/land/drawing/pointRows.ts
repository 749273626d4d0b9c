import { toLatinDigits } from '../../../i18n/digits.ts';
import { parseCoordinates, toCoordinateText } from './coordinates.ts';

/** A typed point: its two numbers as they are typed. */
export interface PointRow {
  latitude: string;
  longitude: string;
}

/** A number of a point. */
export type PointPart = keyof PointRow;

export const noPoint: PointRow = { latitude: '', longitude: '' };

const largest: Readonly<Record<PointPart, number>> = { latitude: 90, longitude: 180 };

const toLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Returns a row as a line: latitude, longitude. */
export const toLine = ({ latitude, longitude }: PointRow): string => `${latitude}, ${longitude}`;

/** Returns the two numbers of a line; what is no pair of numbers stays in the first field, as it was written. */
export function toPointRow(line: string): PointRow {
  const [latitude = '', ...rest] = line.split(/[,;]/);
  if (rest.length > 0) return { latitude: latitude.trim(), longitude: rest.join(',').trim() };
  const point = parseCoordinates(line);
  return point ? toPointRow(toCoordinateText(point)) : { latitude: line.trim(), longitude: '' };
}

/** Returns the rows of a text with a point a line; empty lines are left out. */
export const toPointRows = (text: string): PointRow[] => toLines(text).map(toPointRow);

/** Returns which number of a row is wrong; undefined for a point. */
export function findWrongPart(row: PointRow): PointPart | undefined {
  if (parseCoordinates(toLine(row)) !== undefined) return undefined;
  const isWrong = (part: PointPart) => {
    const typed = toLatinDigits(row[part]).trim();
    return !/^\d{1,3}(\.\d+)?$/.test(typed) || Number(typed) > largest[part];
  };
  return isWrong('latitude') ? 'latitude' : 'longitude';
}

/** Returns a typed number as it is kept: a comma is a decimal point, because it would divide the line. */
export const toTypedNumber = (typed: string): string => typed.replaceAll(/[,;]/g, '.');

const join = (rows: readonly PointRow[]) => rows.map(toLine).join('\n');

/** Returns a text in which one number of a row is changed. */
export function changePoint(text: string, index: number, change: Partial<PointRow>): string {
  const rows = toPointRows(text).map((row, at) => (at === index ? { ...row, ...change } : row));
  return join(rows);
}

/** Returns a text without a row. */
export const removePoint = (text: string, index: number): string =>
  join(toPointRows(text).filter((_, at) => at !== index));

/** Returns a text in which a row has changed places with the one `by` rows after it. */
export function movePoint(text: string, index: number, by: 1 | -1): string {
  const rows = toPointRows(text);
  const [row, other] = [rows[index], rows[index + by]];
  if (!row || !other) return text;
  return join(rows.with(index, other).with(index + by, row));
}

/**
 * Returns a text in which pasted lines stand in place of a row, or after the last one; undefined for a text that is
 * neither a point nor several lines, which is pasted into the field as it is.
 */
export function pastePoints(text: string, index: number, pasted: string): string | undefined {
  const lines = toLines(pasted.replaceAll('\r', ''));
  if (lines.length < 2 && parseCoordinates(pasted) === undefined) return undefined;
  return join(toPointRows(text).toSpliced(index, 1, ...lines.map(toPointRow)));
}
