import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import type { Polygons } from '@temple-land/portal-core';
import Assembler from 'stream-json/assembler.js';
import { parser } from 'stream-json/parser.js';
import { refuseTooManyColumns, refuseTooManyCorners } from './limits.ts';
import { UnreadableFile, type SourceRow, type SourceTable } from './sourceTable.ts';

const featuresForHeadings = 100;
const numbersPerCorner = 2;

interface Token {
  name: string;
  value?: unknown;
}

interface Feature {
  properties?: Record<string, unknown> | null;
  geometry?: { type?: string; coordinates?: unknown } | null;
}

/** A member of the file: the collection's `crs`, or one of its features. */
type Member = { crs: unknown } | { feature: Feature };

const isStart = (name: string) => name === 'startObject' || name === 'startArray';
const isEnd = (name: string) => name === 'endObject' || name === 'endArray';

/** Assembles one value of the file from its tokens. */
class ValueReader {
  readonly #assembler = new Assembler();
  numbers = 0;

  get value(): unknown {
    return this.#assembler.current;
  }

  consume(token: Token): void {
    if (token.name === 'numberValue') this.numbers += 1;
    this.#assembler.consume(token as Parameters<Assembler['consume']>[0]);
  }
}

async function* readTokens(path: string): AsyncGenerator<Token> {
  const tokens = parser.asStream({ streamValues: false });
  pipeline(createReadStream(path), tokens, () => undefined);
  yield* tokens as AsyncIterable<Token>;
}

/** Reads the members of a feature collection one after another. */
async function* readMembers(path: string, name: string): AsyncGenerator<Member> {
  let [depth, key, row] = [0, '', 0];
  let reader: ValueReader | undefined;
  let readerDepth = 0;
  for await (const token of readTokens(path)) {
    if (depth === 1 && token.name === 'keyValue') key = String(token.value);
    const isFeature = depth === 2 && key === 'features' && token.name === 'startObject';
    const isCrs = depth === 1 && key === 'crs' && token.name === 'startObject';
    if (reader === undefined && (isFeature || isCrs)) {
      [reader, readerDepth] = [new ValueReader(), depth];
    }
    if (isStart(token.name)) depth += 1;
    if (isEnd(token.name)) depth -= 1;
    if (reader === undefined) continue;
    reader.consume(token);
    if (reader.numbers > 0) {
      refuseTooManyCorners(name, row + 1, reader.numbers / numbersPerCorner);
    }
    if (depth > readerDepth) continue;
    if (readerDepth === 1) yield { crs: reader.value };
    else {
      row += 1;
      yield { feature: reader.value as Feature };
    }
    reader = undefined;
  }
}

async function* members(path: string, name: string): AsyncGenerator<Member> {
  try {
    yield* readMembers(path, name);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableFile(`${name} is not GeoJSON: ${reason}`, { cause: error });
  }
}

const isCorner = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';
const isListOf =
  (isItem: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isItem);
const isPolygon = isListOf(isListOf(isCorner));

/** Returns the polygons of a feature; none for another kind of geometry or a damaged one. */
function toPolygons({ geometry }: Feature): Polygons | undefined {
  if (!geometry) return undefined;
  const { type, coordinates } = geometry;
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : [];
  return isListOf(isPolygon)(polygons) ? (polygons as Polygons) : [];
}

const toText = (value: unknown) => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
};

async function* readRows(path: string, name: string, headings: readonly string[]) {
  let row = 0;
  for await (const member of members(path, name)) {
    if (!('feature' in member)) continue;
    row += 1;
    const properties = member.feature.properties ?? {};
    const cells = Object.fromEntries(
      headings.map((heading) => [heading, toText(properties[heading])]),
    );
    const polygons = toPolygons(member.feature);
    yield { row, cells, ...(polygons ? { polygons } : {}) } satisfies SourceRow;
  }
}

const epsgOf = (crs: unknown) => /EPSG:+(\d+)/.exec(JSON.stringify(crs))?.[1];

/** Opens a GeoJSON feature collection; without a `crs` member its coordinates are WGS 84. */
export async function openGeoJson(path: string, name: string): Promise<SourceTable[]> {
  const headings = new Set<string>();
  let [crs, row] = ['EPSG:4326', 0];
  for await (const member of members(path, name)) {
    if ('crs' in member) {
      const code = epsgOf(member.crs);
      if (code !== undefined) crs = `EPSG:${code}`;
      continue;
    }
    for (const heading of Object.keys(member.feature.properties ?? {})) headings.add(heading);
    row += 1;
    if (row >= featuresForHeadings) break;
  }
  if (row === 0) throw new UnreadableFile(`${name} has no features.`);
  refuseTooManyColumns(name, headings.size);
  const columns = [...headings];
  const rows = () => readRows(path, name, columns);
  return [{ name, headings: columns, crs, hasShapes: true, isSheet: false, rows }];
}
