import type { OpenCollection } from '@temple-land/portal-core';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../db/database.ts';
import { InvalidParameter, type ItemsQuery } from './itemsQuery.ts';
import {
  countFeatures,
  isInBbox,
  matchesQuery,
  overlapsBbox,
  selectFeatures,
  type LandFeature,
} from './selectFeatures.ts';

/** A page of features. */
export interface FeaturePage {
  features: readonly LandFeature[];
  /** The id after which the next page begins; undefined on the last page. */
  next: number | undefined;
  /** All features that match the query; undefined where to count them would read them. */
  matched: number | undefined;
}

interface Batch {
  features: readonly LandFeature[];
  /** Returns the id after which the next batch begins. */
  findLast: () => Promise<number | undefined>;
  /** Reads the batch after this one; undefined after the last. */
  more: (() => Promise<Batch>) | undefined;
}

// A query that matches few plots reads at most this many batches for a page; the page is shorter then and has a next one.
const maxBatches = 20;

/** Fills a page from batches of features in the order of their ids. */
async function fillPage(read: () => Promise<Batch>, { limit, bbox }: ItemsQuery) {
  const features: LandFeature[] = [];
  let batch = await read();
  for (let count = 1; ; count += 1) {
    for (const feature of batch.features)
      if (!bbox || isInBbox(feature.ring, bbox)) features.push(feature);
    if (!batch.more || count === maxBatches || features.length > limit) break;
    batch = await batch.more();
  }
  const page = features.slice(0, limit);
  if (features.length > limit) return { features: page, next: page.at(-1)?.id };
  return { features: page, next: batch.more && (await batch.findLast()) };
}

async function readPlaces(
  db: Database,
  id: Exclude<OpenCollection, 'plots'>,
  query: ItemsQuery,
  after: number,
): Promise<Batch> {
  const where = sql`${matchesQuery(id, query)} and place.id > ${after}`;
  const size = query.limit + 1;
  const features = await selectFeatures(db, id, where, sql`place.id limit ${size}`);
  const last = features.at(-1)?.id ?? 0;
  return {
    features,
    findLast: async () => last,
    more: features.length < size ? undefined : () => readPlaces(db, id, query, last),
  };
}

/** Where a page of plots begins: behind a plot of a mouza. */
interface PlotPosition {
  mouzaId: number;
  plotId: number;
}

async function findPosition(db: Database, after: number | undefined): Promise<PlotPosition> {
  if (after === undefined) return { mouzaId: 0, plotId: 0 };
  const [plot] = await queryRows<{ mouza_id: number }>(
    db,
    sql`select mouza_id from plots where id = ${after}`,
  );
  if (!plot) throw new InvalidParameter('after is not the id of a plot.');
  return { mouzaId: plot.mouza_id, plotId: after };
}

async function findLastPlot(db: Database, mouzaId: number): Promise<number | undefined> {
  const [row] = await queryRows<{ id: number | null }>(
    db,
    sql`select max(id) as id from plots where mouza_id = ${mouzaId}`,
  );
  return row?.id ?? undefined;
}

/** Returns the first mouzas from a position whose plots fill a page, by the figures kept per mouza. */
async function listMouzas(db: Database, query: ItemsQuery, { mouzaId }: PlotPosition) {
  const { mouza_id: only, ...places } = query.places;
  const here = only === undefined ? sql`` : sql`and place.id = ${only}`;
  const above = sql`${matchesQuery('mouzas', { places: { ...places }, bbox: undefined, datetime: undefined })} ${here}`;
  const near = query.bbox
    ? sql`and (place.bounds is null or ${overlapsBbox(sql`place.bounds`, query.bbox)})`
    : sql``;
  // Each of them has a plot, so that no more of them than plots are needed.
  const mouzas = await queryRows<{ id: number; plots: number }>(
    db,
    sql`select place.id, f.plots
      from mouzas place join tahasils t on t.id = place.tahasil_id and t.is_active
      join districts d on d.id = t.district_id and d.is_active
      join mouza_facts f on f.mouza_id = place.id and f.plots > 0
      where ${above} ${near} and place.id >= ${mouzaId} order by place.id limit ${query.limit + 1}`,
  );
  let before = 0;
  return mouzas.filter(({ plots }) => {
    before += plots;
    return before - plots <= query.limit;
  });
}

// Plots are read mouza by mouza, so that a page costs the same on every page and in every record, whatever its bbox.
async function readPlots(db: Database, query: ItemsQuery, at: PlotPosition): Promise<Batch> {
  const mouzas = await listMouzas(db, query, at);
  const last = mouzas.at(-1)?.id;
  if (last === undefined) return { features: [], findLast: async () => undefined, more: undefined };
  const ids = `{${mouzas.map(({ id }) => id).join()}}`;
  const where = sql`${matchesQuery('plots', query)} and place.mouza_id = any(${ids}::int[])
    and (place.mouza_id, place.id) > (${at.mouzaId}, ${at.plotId})`;
  const features = await selectFeatures(db, 'plots', where, sql`place.mouza_id, place.id`);
  return {
    features,
    findLast: () => findLastPlot(db, last),
    more: () => readPlots(db, query, { mouzaId: last + 1, plotId: 0 }),
  };
}

async function countPlots(db: Database, { places }: ItemsQuery): Promise<number> {
  const { mouza_id: only, ...above } = places;
  const here = only === undefined ? sql`` : sql`and place.id = ${only}`;
  const where = matchesQuery('mouzas', { places: above, bbox: undefined, datetime: undefined });
  const [row] = await queryRows<{ plots: number }>(
    db,
    sql`select coalesce(sum(f.plots), 0)::int as plots from mouzas place
      join tahasils t on t.id = place.tahasil_id and t.is_active
      join districts d on d.id = t.district_id and d.is_active
      join mouza_facts f on f.mouza_id = place.id where ${where} ${here}`,
  );
  return row?.plots ?? 0;
}

/** Returns a page of the features of a collection; the same query gives them in the same order, page by page. */
export async function listFeatures(
  db: Database,
  id: OpenCollection,
  query: ItemsQuery,
): Promise<FeaturePage> {
  const { bbox, datetime, after } = query;
  const isCounted = bbox === undefined && datetime === undefined;
  if (id === 'plots') {
    const position = await findPosition(db, after);
    const page = await fillPage(() => readPlots(db, query, position), query);
    return { ...page, matched: isCounted ? await countPlots(db, query) : undefined };
  }
  const page = await fillPage(() => readPlaces(db, id, query, after ?? 0), query);
  const matched = isCounted ? await countFeatures(db, id, matchesQuery(id, query)) : undefined;
  return { ...page, matched };
}

/** Returns a feature of a collection; undefined if it is unknown or out of use. */
export async function findFeature(
  db: Database,
  id: OpenCollection,
  featureId: number,
): Promise<LandFeature | undefined> {
  const where = sql`place.is_active and place.id = ${featureId}`;
  const [feature] = await selectFeatures(db, id, where, sql`place.id`);
  return feature;
}
