import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import sax from 'sax';
import type { Corner, Polygons } from '@temple-land/portal-core';
import { limits, refuseTooManyColumns, refuseTooManyCorners } from './limits.ts';
import { UnreadableFile, type SourceRow, type SourceTable } from './sourceTable.ts';
import { makeTemporaryFolder } from './temporaryFolder.ts';
import { unpack } from './zip.ts';

const placemarksForHeadings = 100;

/** A placemark: its data by name, and its polygons. */
interface Placemark {
  data: Record<string, string>;
  polygons: Corner[][][];
  hasShape: boolean;
}

const newPlacemark = (): Placemark => ({ data: {}, polygons: [], hasShape: false });

/** Parses corners as in KML: longitude, latitude and height with commas, divided by spaces. */
const parseCorners = (text: string): Corner[] =>
  text
    .trim()
    .split(/\s+/)
    .map((corner) => {
      const [x = Number.NaN, y = Number.NaN] = corner.split(',').map(Number);
      return [x, y] as const;
    });

/** Collects the placemarks of a KML document from the events of the XML parser. */
class PlacemarkReader {
  readonly #path: string[] = [];
  readonly #name: string;
  #text = '';
  #dataName = '';
  #row = 0;
  #current: Placemark | undefined;
  readonly found: Placemark[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  open({ name, attributes }: sax.Tag): void {
    this.#path.push(name);
    this.#text = '';
    if (name === 'Placemark') {
      this.#row += 1;
      this.#current = newPlacemark();
    }
    if (name === 'Data' || name === 'SimpleData') this.#dataName = attributes['name'] ?? '';
    if (name === 'Polygon') this.#current?.polygons.push([]);
    if (name === 'Point' || name === 'LineString' || name === 'Polygon') this.#markShape();
  }

  text(part: string): void {
    this.#text += part;
    if (this.#text.length > limits.cellCharacters)
      throw new UnreadableFile(`${this.#name}, row ${this.#row}: a text or shape is too long.`);
  }

  close(name: string): void {
    this.#path.pop();
    const parent = this.#path.at(-1);
    const placemark = this.#current;
    if (placemark === undefined) return;
    if (name === 'Placemark') {
      this.found.push(placemark);
      this.#current = undefined;
    } else if (name === 'name' && parent === 'Placemark') {
      placemark.data['name'] = this.#text;
    } else if (name === 'SimpleData' || (name === 'value' && parent === 'Data')) {
      placemark.data[this.#dataName] = this.#text;
    } else if (name === 'coordinates' && parent === 'LinearRing') {
      const corners = parseCorners(this.#text);
      refuseTooManyCorners(this.#name, this.#row, corners.length);
      placemark.polygons.at(-1)?.push(corners);
    }
  }

  #markShape(): void {
    if (this.#current) this.#current.hasShape = true;
  }
}

async function* readPlacemarks(path: string, name: string): AsyncGenerator<Placemark> {
  const reader = new PlacemarkReader(name);
  const text = (part: string) => reader.text(part);
  const refuse = (reason: string) => {
    throw new UnreadableFile(`${name} is not KML: ${reason}`);
  };
  const parser = Object.assign(sax.parser(true), {
    onopentag: (tag: sax.Tag) => reader.open(tag),
    onclosetag: (tag: string) => reader.close(tag),
    ontext: text,
    oncdata: text,
    ondoctype: () => refuse('it has a document type'),
    onerror: (error: Error) => refuse(error.message.split('\n')[0] ?? ''),
  });
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    parser.write(String(chunk));
    yield* reader.found.splice(0);
  }
  parser.close();
  yield* reader.found.splice(0);
}

async function* readRows(path: string, name: string, headings: readonly string[]) {
  let row = 0;
  for await (const { data, polygons, hasShape } of readPlacemarks(path, name)) {
    row += 1;
    const cells = Object.fromEntries(headings.map((heading) => [heading, data[heading] ?? '']));
    const shape: { polygons?: Polygons } = hasShape ? { polygons } : {};
    yield { row, cells, ...shape } satisfies SourceRow;
  }
}

/** Opens a KML file, whose placemarks have their values in ExtendedData and their shapes in WGS 84. */
export async function openKml(path: string, name: string): Promise<SourceTable[]> {
  const headings = new Set<string>();
  let row = 0;
  for await (const { data } of readPlacemarks(path, name)) {
    for (const heading of Object.keys(data)) headings.add(heading);
    row += 1;
    if (row >= placemarksForHeadings) break;
  }
  if (row === 0) throw new UnreadableFile(`${name} has no placemarks.`);
  refuseTooManyColumns(name, headings.size);
  const columns = [...headings];
  const rows = () => readRows(path, name, columns);
  return [{ name, headings: columns, crs: 'EPSG:4326', hasShapes: true, isSheet: false, rows }];
}

/** Opens the KML files of a KMZ archive. */
export async function openKmz(
  path: string,
  file: string,
  folder = makeTemporaryFolder(),
): Promise<SourceTable[]> {
  const names = await unpack(path, file, folder, ['.kml']);
  if (names.length === 0) throw new UnreadableFile(`${file} contains no .kml file.`);
  const tables = await Promise.all(
    names.map((name) => openKml(join(folder, name), `${file}#${name}`)),
  );
  return tables.flat();
}
