import { openColumns, type OpenCollection, type OpenFormat } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { toGeoJson } from '../ogc/featureDocuments.ts';
import { maxLimit, type ItemsQuery } from '../ogc/itemsQuery.ts';
import { listFeatures } from '../ogc/listFeatures.ts';
import type { LandFeature } from '../ogc/selectFeatures.ts';

/** What a file of open data contains: a collection, of one district or of the state. */
export interface OpenFileContent {
  collection: OpenCollection;
  format: OpenFormat;
  districtId: number | undefined;
}

async function* readPages(db: Database, { collection, districtId }: OpenFileContent) {
  const places = districtId === undefined ? {} : { district_id: districtId };
  const query = { limit: maxLimit, bbox: undefined, datetime: undefined, places };
  let after: ItemsQuery['after'];
  do {
    const page = await listFeatures(db, collection, { ...query, after });
    yield page.features;
    after = page.next;
  } while (after !== undefined);
}

const quote = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const toLine = (cells: readonly unknown[]) =>
  `${cells.map((cell) => quote(String(cell ?? ''))).join(',')}\r\n`;

/** Writes a file of open data in pieces of a thousand features, the same for the same record. */
export async function* writeOpenFile(
  db: Database,
  content: OpenFileContent,
): AsyncGenerator<Uint8Array> {
  const names = openColumns[content.collection].map(({ name }) => name);
  const isCsv = content.format === 'csv';
  const toText = isCsv
    ? ({ id, properties }: LandFeature) => toLine([id, ...names.map((name) => properties[name])])
    : (feature: LandFeature) => JSON.stringify(toGeoJson(feature));
  yield Buffer.from(isCsv ? toLine(['id', ...names]) : '{"type":"FeatureCollection","features":[');
  let separator = '\n';
  for await (const features of readPages(db, content)) {
    const texts = features.map(toText);
    if (isCsv) yield Buffer.from(texts.join(''));
    else if (texts.length > 0) yield Buffer.from(separator + texts.join(',\n'));
    if (texts.length > 0) separator = ',\n';
  }
  if (!isCsv) yield Buffer.from('\n]}\n');
}
