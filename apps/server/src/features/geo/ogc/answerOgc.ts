import { createHash } from 'node:crypto';
import { ogcPrefix } from '@temple-land/portal-core';
import { getPublicOrigin } from '../../../config.ts';
import { enforceRateLimit, type RateLimit } from '../../../db/limits/rateLimit.ts';
import { readOfficeDetails } from '../../../db/office/officeDetails.ts';
import type { CachedFile, Context, FileReply } from '../../../handler.ts';
import { findCollection, type Collection } from './collections.ts';
import {
  buildCollection,
  buildCollections,
  buildLandingPage,
  buildSchema,
  conformsTo,
} from './documents.ts';
import { buildItem, buildItems } from './featureDocuments.ts';
import { findExtent } from './findExtent.ts';
import { checkParameters, parseItemsQuery } from './itemsQuery.ts';
import { licence, mediaTypes } from './links.ts';
import { buildCatalogue, findOpenFile, listOpenFiles } from '../openData/openFiles.ts';
import { findFeature, listFeatures } from './listFeatures.ts';
import { buildOpenApi } from './openApi.ts';
import { findPublicTile } from './publicTiles.ts';
import {
  buildTileMatrixSet,
  buildTileMatrixSets,
  buildTileset,
  buildTilesets,
} from './tileDocuments.ts';

const documentLimit: RateLimit = { action: 'ogc', requests: 600, windowMs: 60_000 };
const fileLimit: RateLimit = { action: 'open-data', requests: 60, windowMs: 60_000 };
const tileLimit: RateLimit = { action: 'ogc-tile', requests: 6000, windowMs: 600_000 };

/** The parameters of the path and the query of a request; texts as they came. */
export interface OgcRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
}

/** Answers a request with a document or file; undefined for what is not there. Throws InvalidParameter. */
export type OgcAnswer = (
  request: OgcRequest,
  context: Context,
) => Promise<CachedFile | FileReply | undefined>;

/** Returns a document as a file whose ETag is the hash of its text. */
export function toFile(document: object, mediaType: string = mediaTypes.json): CachedFile {
  const bytes = Buffer.from(JSON.stringify(document));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return { mediaType, etag, make: async () => bytes, isPublic: true };
}

const getBase = ({ config }: Context) => `${getPublicOrigin(config)}${ogcPrefix}`;

const answerDocument =
  (build: (context: Context) => object | Promise<object>, mediaType?: string): OgcAnswer =>
  async ({ query }, context) => {
    checkParameters(query, ['f']);
    await enforceRateLimit(context, documentLimit);
    return toFile(await build(context), mediaType);
  };

type BuildOfCollection = (
  collection: Collection,
  request: OgcRequest,
  context: Context,
) => Promise<object | undefined>;

const answerCollection =
  (build: BuildOfCollection, mediaType?: string): OgcAnswer =>
  async (request, context) => {
    const collection = findCollection(request.params['collectionId'] ?? '');
    if (!collection) return undefined;
    await enforceRateLimit(context, documentLimit);
    const document = await build(collection, request, context);
    return document && toFile(document, mediaType);
  };

/** Returns a build that has no parameters besides `f`. */
const plain =
  (
    build: (collection: Collection, context: Context) => object | Promise<object>,
  ): BuildOfCollection =>
  async (collection, { query }, context) => {
    checkParameters(query, ['f']);
    return build(collection, context);
  };

const buildPage: BuildOfCollection = async (collection, { query }, context) => {
  const parsed = parseItemsQuery(collection, query);
  const page = await listFeatures(context.db, collection.id, parsed);
  const search = new URLSearchParams(query as Record<string, string>);
  const own = `${getBase(context)}/collections/${collection.id}/items`;
  const self = search.size === 0 ? own : `${own}?${search}`;
  return buildItems(getBase(context), collection, page, { search, self });
};

const buildFeature: BuildOfCollection = async (collection, { params, query }, context) => {
  checkParameters(query, ['f']);
  const id = params['featureId'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const feature = await findFeature(context.db, collection.id, Number(id));
  return feature && buildItem(getBase(context), collection, feature);
};

const answerTile: OgcAnswer = async ({ params, query }, context) => {
  checkParameters(query, ['f']);
  const collection = findCollection(params['collectionId'] ?? '');
  const numbers = ['tileMatrix', 'tileRow', 'tileCol'].map((name) => params[name] ?? '');
  if (!collection || !numbers.every((text) => /^\d{1,7}$/.test(text))) return undefined;
  const [z = 0, y = 0, x = 0] = numbers.map(Number);
  return findPublicTile(context.db, collection.id, { z, x, y }, () =>
    enforceRateLimit(context, tileLimit),
  );
};

const own = '/collections/:collectionId';
const tileset = `${own}/tiles/WebMercatorQuad`;

const answerFileList: OgcAnswer = async ({ params, query }, context) => {
  checkParameters(query, ['f']);
  await enforceRateLimit(context, fileLimit);
  const origin = getPublicOrigin(context.config);
  const list = await listOpenFiles(context.db, origin, params['code'] ?? '');
  return list && toFile(list);
};

const answerFile: OgcAnswer = async ({ params, query }, context) => {
  checkParameters(query, []);
  const file = await findOpenFile(context.db, params['code'] ?? '', params['name'] ?? '');
  if (!file) return undefined;
  await enforceRateLimit(context, fileLimit);
  const { fileName, mediaType, etag } = file;
  if (!file.isChecksum) return { fileName, mediaType, publicEtag: etag, bytes: file.read() };
  const { sha256 } = await file.findChecksum();
  const bytes = Buffer.from(`${sha256}  ${fileName}\n`);
  return { mediaType: 'text/plain; charset=utf-8', etag, make: async () => bytes, isPublic: true };
};

/** The answers of the interface by path. */
export const ogcAnswers: Readonly<Record<string, OgcAnswer>> = {
  '/': answerDocument(async (context) => {
    const { details } = await readOfficeDetails(context.db);
    return buildLandingPage(getBase(context), getPublicOrigin(context.config), details['owner.en']);
  }),
  '/conformance': answerDocument(() => ({ conformsTo })),
  '/api': answerDocument((context) => buildOpenApi(getBase(context)), mediaTypes.openApi),
  '/catalogue': answerDocument(
    (context) => buildCatalogue(context.db, getPublicOrigin(context.config), licence.href),
    mediaTypes.jsonLd,
  ),
  '/files': answerFileList,
  '/files/:name': answerFile,
  '/files/:code/': answerFileList,
  '/files/:code/:name': answerFile,
  '/collections': answerDocument(async (context) =>
    buildCollections(
      getBase(context),
      getPublicOrigin(context.config),
      await findExtent(context.db),
    ),
  ),
  '/tileMatrixSets': answerDocument((context) => buildTileMatrixSets(getBase(context))),
  '/tileMatrixSets/WebMercatorQuad': answerDocument(buildTileMatrixSet),
  [own]: answerCollection(
    plain(async (collection, context) =>
      buildCollection(
        getBase(context),
        getPublicOrigin(context.config),
        collection,
        await findExtent(context.db),
      ),
    ),
  ),
  [`${own}/schema`]: answerCollection(
    plain((collection, context) => buildSchema(getBase(context), collection)),
    mediaTypes.schema,
  ),
  [`${own}/items`]: answerCollection(buildPage, mediaTypes.geoJson),
  [`${own}/items/:featureId`]: answerCollection(buildFeature, mediaTypes.geoJson),
  [`${own}/tiles`]: answerCollection(
    plain((collection, context) => buildTilesets(getBase(context), collection)),
  ),
  [tileset]: answerCollection(
    plain(async (collection, context) =>
      buildTileset(getBase(context), collection, await findExtent(context.db)),
    ),
  ),
  [`${tileset}/:tileMatrix/:tileRow/:tileCol`]: answerTile,
};
