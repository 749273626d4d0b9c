import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DBFFile, DELETED } from 'dbffile';
import { readShapes } from './shapes.ts';
import { UnreadableFile, type SourceRow, type SourceTable } from './sourceTable.ts';
import { makeTemporaryFolder } from './temporaryFolder.ts';
import { unpack } from './zip.ts';

const extensions = ['.shp', '.dbf', '.prj', '.cpg'];
const dayLength = 10;

const toText = (value: unknown) => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, dayLength);
  return String(value as string | number | boolean);
};

/** Returns the coordinate system of a .prj file, as far as it is one that an import knows. */
function parseProjection(text: string): string | undefined {
  const code = /AUTHORITY\["EPSG",\s*"?(\d+)"?\]\]\s*$/i.exec(text)?.[1];
  if (code !== undefined) return `EPSG:${code}`;
  const zone = /^PROJCS\["WGS_?\s?1?9?84[_ /]+UTM[_ ]zone[_ ](\d+)N"/i.exec(text)?.[1];
  if (zone !== undefined) return `EPSG:326${zone}`;
  if (/^GEOGCS\["(GCS_)?WGS[_ ]?(19)?84"/i.test(text)) return 'EPSG:4326';
  return /^\w+\["([^"]+)"/.exec(text)?.[1];
}

async function* readRows(folder: string, base: string, name: string, encoding: string) {
  const table = await openTable(folder, base, name, encoding);
  const path = join(folder, `${base}.shp`);
  const shapes = existsSync(path) ? readShapes(path, name) : undefined;
  let row = 0;
  try {
    for await (const record of table as AsyncIterable<Record<string | symbol, unknown>>) {
      row += 1;
      const shape = await shapes?.next();
      if (shape?.done) throw new UnreadableFile(`${name} has fewer shapes than rows.`);
      if (record[DELETED]) continue;
      const cells = Object.fromEntries(
        table.fields.map((field) => [field.name, toText(record[field.name])]),
      );
      const polygons = shape?.value ? { polygons: shape.value } : {};
      yield { row, cells, ...polygons } satisfies SourceRow;
    }
  } finally {
    await shapes?.return(undefined);
  }
}

async function openTable(folder: string, base: string, name: string, encoding: string) {
  try {
    return await DBFFile.open(join(folder, `${base}.dbf`), {
      encoding,
      includeDeletedRecords: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableFile(`${name} has no readable .dbf: ${reason}`, { cause: error });
  }
}

const readOptional = (path: string) => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
};

async function openLayer(folder: string, base: string, file: string): Promise<SourceTable> {
  const name = `${file}#${base}`;
  const encoding = readOptional(join(folder, `${base}.cpg`)) ?? 'utf-8';
  const projection = readOptional(join(folder, `${base}.prj`));
  const crs = projection === undefined ? undefined : parseProjection(projection);
  const table = await openTable(folder, base, name, encoding);
  return {
    name,
    headings: table.fields.map((field) => field.name),
    ...(crs === undefined ? {} : { crs }),
    hasShapes: existsSync(join(folder, `${base}.shp`)),
    isSheet: false,
    rows: () => readRows(folder, base, name, encoding),
  };
}

/** Opens the layers of a zipped shapefile and its tables without shapes. */
export async function openShapefile(
  path: string,
  file: string,
  folder = makeTemporaryFolder(),
): Promise<SourceTable[]> {
  const names = await unpack(path, file, folder, extensions);
  const isLayer = (name: string) => /\.(shp|dbf)$/i.test(name);
  const layers = new Set(names.filter(isLayer).map((one) => one.slice(0, -'.shp'.length)));
  if (layers.size === 0) throw new UnreadableFile(`${file} contains no .shp or .dbf file.`);
  return Promise.all([...layers].map((one) => openLayer(folder, one, file)));
}
