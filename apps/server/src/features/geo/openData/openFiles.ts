import {
  ogcPrefix,
  openCollections,
  openFormats,
  type OpenCollection,
  type OpenFileList,
  type OpenFormat,
} from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { mediaTypes } from '../ogc/links.ts';
import { findChecksum } from './openChecksums.ts';
import { findOpenArea, listOpenDistricts } from './openDistricts.ts';
import { writeOpenFile, type OpenFileContent } from './writeOpenFile.ts';

/** The media types of the files. */
export const openMediaTypes: Readonly<Record<OpenFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  geojson: mediaTypes.geoJson,
};

/** The collections in a file of the whole state; the others have a file for each district. */
const ofState: ReadonlySet<OpenCollection> = new Set(['districts', 'tahasils']);

/** Returns the collections that have a file in a district, or in the whole state for an empty code. */
export const listOpenCollections = (code: string): readonly OpenCollection[] =>
  openCollections.filter((collection) => ofState.has(collection) === (code === ''));

/** Returns the stable path of a file: `/ogc/files/districts.csv`, `/ogc/files/PUR/plots.csv`. */
export const buildOpenPath = (code: string, collection: OpenCollection, format: OpenFormat) =>
  `${ogcPrefix}/files/${code === '' ? '' : `${code}/`}${collection}.${format}`;

/** Returns the files of a district or the state with their checksums; undefined for an unknown code. */
export async function listOpenFiles(
  db: Database,
  origin: string,
  code: string,
): Promise<OpenFileList | undefined> {
  const area = await findOpenArea(db, code);
  if (!area) return undefined;
  const files: OpenFileList['files'] = [];
  for (const collection of listOpenCollections(code)) {
    for (const format of openFormats) {
      const content: OpenFileContent = { collection, format, districtId: area.id };
      const checksum = await findChecksum(db, content, area.version);
      const url = `${origin}${buildOpenPath(code, collection, format)}`;
      files.push({ collection, format, url, ...checksum });
    }
  }
  return { district: code, recordedOn: area.recordedOn, files };
}

const namePattern = /^(districts|tahasils|mouzas|plots)\.(csv|geojson)(\.sha256)?$/;

/** Finds a file by its address; `isChecksum` for that of its checksum. Undefined for a file that is not there. */
export async function findOpenFile(db: Database, code: string, name: string) {
  const [, collection, format, suffix] = namePattern.exec(name) ?? [];
  const area = collection === undefined ? undefined : await findOpenArea(db, code);
  const isListed = listOpenCollections(code).some((known) => known === collection);
  if (!area || !isListed) return undefined;
  const content = { collection, format, districtId: area.id } as OpenFileContent;
  return {
    fileName: `${[...(code === '' ? [] : [code.toLowerCase()]), collection].join('-')}.${format}`,
    mediaType: openMediaTypes[content.format],
    etag: `"${area.version}"`,
    isChecksum: suffix !== undefined,
    read: () => writeOpenFile(db, content),
    findChecksum: () => findChecksum(db, content, area.version),
  };
}

/** Builds the catalogue of all files by DCAT 3, as JSON-LD. */
export async function buildCatalogue(db: Database, origin: string, licence: string) {
  const districts = await listOpenDistricts(db);
  const areas = ['', ...districts.map(({ code }) => code)];
  const moments = new Map(districts.map(({ code, recordedOn }) => [code, recordedOn]));
  const distributions = (collection: OpenCollection) =>
    areas
      .filter((code) => listOpenCollections(code).includes(collection))
      .flatMap((code) =>
        openFormats.map((format) => {
          const url = `${origin}${buildOpenPath(code, collection, format)}`;
          const modified = moments.get(code);
          return {
            '@type': 'dcat:Distribution',
            '@id': url,
            'dct:title':
              code === '' ? `${collection}.${format}` : `${code} ${collection}.${format}`,
            'dcat:downloadURL': { '@id': url },
            'dcat:mediaType': openMediaTypes[format],
            'dct:license': { '@id': licence },
            'rdfs:seeAlso': { '@id': `${url}.sha256` },
            ...(modified
              ? { 'dct:modified': { '@type': 'xsd:dateTime', '@value': modified } }
              : {}),
          };
        }),
      );
  return {
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
      foaf: 'http://xmlns.com/foaf/0.1/',
      xsd: 'http://www.w3.org/2001/XMLSchema#',
    },
    '@type': 'dcat:Catalog',
    '@id': `${origin}${ogcPrefix}/catalogue`,
    'dct:title': { '@language': 'en', '@value': 'Land of the deity: open data' },
    'dct:license': { '@id': licence },
    'foaf:homepage': { '@id': `${origin}/website/open-data` },
    'dcat:dataset': openCollections.map((collection) => ({
      '@type': 'dcat:Dataset',
      '@id': `${origin}${ogcPrefix}/collections/${collection}`,
      'dct:title': { '@language': 'en', '@value': collection },
      'dct:license': { '@id': licence },
      'dct:conformsTo': { '@id': `${origin}${ogcPrefix}/collections/${collection}/schema` },
      'dcat:landingPage': { '@id': `${origin}/website/open-data` },
      'dcat:distribution': distributions(collection),
    })),
  };
}
