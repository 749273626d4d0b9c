import type { Collection, PlaceFilter } from './collections.ts';

/** The features of a page without `limit`, and the most that may be asked for. */
export const [defaultLimit, maxLimit] = [100, 1000];

/** West, south, east and north in degrees; the west is larger than the east across the antimeridian. */
export type Bbox = readonly [west: number, south: number, east: number, north: number];

/** The moments between which a record was last updated; open where one is undefined. */
export interface Interval {
  from: Date | undefined;
  until: Date | undefined;
}

/** The parameters of a request for features (OGC API Features 1.0, 7.15). */
export interface ItemsQuery {
  limit: number;
  /** The id of the last feature of the page before. */
  after: number | undefined;
  bbox: Bbox | undefined;
  datetime: Interval | undefined;
  places: Partial<Record<PlaceFilter, number>>;
}

/** A parameter that the standard forbids or that is not valid; answered by HTTP 400 with its description. */
export class InvalidParameter extends Error {}

const maxId = 2 ** 31 - 1;

function parseWhole(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d{1,10}$/.test(text) || value < least || value > maxId)
    throw new InvalidParameter(`${name} is not a whole number from ${least}.`);
  return value;
}

function parseBbox(text: string): Bbox {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isFlat = numbers.length === 4;
  if ((!isFlat && numbers.length !== 6) || !numbers.every(Number.isFinite))
    throw new InvalidParameter('bbox is not four or six numbers.');
  const [west = 0, south = 0, east = 0, north = 0] = isFlat
    ? numbers
    : [numbers[0], numbers[1], numbers[3], numbers[4]].map(Number);
  if (
    south > north ||
    [west, east].some((x) => Math.abs(x) > 180) ||
    [south, north].some((y) => Math.abs(y) > 90)
  )
    throw new InvalidParameter('bbox is not west, south, east and north in degrees.');
  return [west, south, east, north];
}

const momentPattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/i;

/** Returns a moment of RFC 3339; a day without a time is its start in UTC, and `..` or nothing is open. */
function parseMoment(text: string): Date | undefined {
  if (text === '' || text === '..') return undefined;
  const moment = new Date(text);
  if (!momentPattern.test(text) || Number.isNaN(moment.getTime()))
    throw new InvalidParameter('datetime is not a moment or an interval of RFC 3339.');
  return moment;
}

const isDay = (text: string) => text.length === 10;
const endOfDay = (day: Date) => new Date(day.getTime() + 86_399_999);

function parseInterval(text: string): Interval {
  const parts = text.split('/');
  const [first = '', last = first] = parts;
  if (parts.length > 2 || (parts.length === 1 && parseMoment(first) === undefined))
    throw new InvalidParameter('datetime is not a moment or an interval of RFC 3339.');
  const [from, end] = [parseMoment(first), parseMoment(last)];
  const until = end && isDay(last) ? endOfDay(end) : end;
  if (from && until && from > until) throw new InvalidParameter('datetime ends before it begins.');
  return { from, until };
}

const common = ['limit', 'after', 'bbox', 'datetime', 'f'];

/** Checks that a query has known parameters only, once each; `f` may only name JSON. */
export function checkParameters(
  query: Readonly<Record<string, unknown>>,
  known: readonly string[],
): asserts query is Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(query)) {
    if (!known.includes(name))
      throw new InvalidParameter(`${name.slice(0, 40)} is not a parameter here.`);
    if (typeof value !== 'string') throw new InvalidParameter(`${name} is given more than once.`);
    if (name === 'f' && value !== 'json') throw new InvalidParameter('f can only be json.');
  }
}

/** Parses the query of a request for features; throws InvalidParameter, also for an unknown parameter. */
export function parseItemsQuery(
  { filters }: Pick<Collection, 'filters'>,
  query: Readonly<Record<string, unknown>>,
): ItemsQuery {
  checkParameters(query, [...common, ...filters]);
  const { limit, after, bbox, datetime } = query;
  const places: ItemsQuery['places'] = {};
  for (const filter of filters) {
    const id = query[filter];
    if (id !== undefined) places[filter] = parseWhole(filter, id, 1);
  }
  return {
    // A larger limit is served as the largest (requirement /req/core/fc-limit-response-1).
    limit: limit === undefined ? defaultLimit : Math.min(parseWhole('limit', limit, 1), maxLimit),
    after: after === undefined ? undefined : parseWhole('after', after, 0),
    bbox: bbox === undefined ? undefined : parseBbox(bbox),
    datetime: datetime === undefined ? undefined : parseInterval(datetime),
    places,
  };
}
