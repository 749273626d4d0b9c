import { basename, extname } from 'node:path';
import { UnreadableFile, type SourceTable } from './sourceTable.ts';

type Open = (path: string, name: string, folder?: string) => Promise<SourceTable[]>;

const readers: Readonly<Record<string, () => Promise<Open>>> = {
  '.csv': async () => (await import('./csv.ts')).openCsv,
  '.xlsx': async () => (await import('./xlsx.ts')).openXlsx,
  '.geojson': async () => (await import('./geoJson.ts')).openGeoJson,
  '.json': async () => (await import('./geoJson.ts')).openGeoJson,
  '.gpkg': async () => (await import('./geoPackage.ts')).openGeoPackage,
  '.zip': async () => (await import('./shapefile.ts')).openShapefile,
  '.kml': async () => (await import('./kml.ts')).openKml,
  '.kmz': async () => (await import('./kml.ts')).openKmz,
};

/** Returns whether a file of this name can be opened. */
export const isKnownFile = (name: string): boolean =>
  readers[extname(name).toLowerCase()] !== undefined;

/**
 * Opens the tables of a file by the extension of its name; throws UnreadableFile with the reason. Archives are unpacked
 * into a folder, by default one that is removed when the process ends.
 */
export async function openTables(path: string, folder?: string): Promise<SourceTable[]> {
  const name = basename(path);
  const reader = readers[extname(name).toLowerCase()];
  if (reader === undefined) {
    const known = Object.keys(readers).join(', ');
    throw new UnreadableFile(`${name}: this kind of file is not known. Known are ${known}.`);
  }
  return (await reader())(path, name, folder);
}
