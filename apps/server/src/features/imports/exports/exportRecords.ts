import { landEntities, type ImportEntity } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { openGeoPackageFile } from '../../../db/land/geoPackageFile.ts';
import type { LayerWriter } from '../../../db/land/layerWriter.ts';
import { readLayers } from './records.ts';
import { openFolder } from './folder.ts';

/** The formats of an export. */
export const exportFormats = ['gpkg', 'geojson', 'csv', 'xlsx'] as const;

/** A format of an export: one GeoPackage, or a folder with a file for each kind of record. */
export type ExportFormat = (typeof exportFormats)[number];

/** Where an export is written. */
export interface ExportTarget {
  format: ExportFormat;
  /** The GeoPackage, or the folder of the other formats. */
  path: string;
  /** The kinds of records; without it, those of the land register. */
  entities?: readonly ImportEntity[];
  /** Whether fields that can name persons are written; true by default. */
  withPersons?: boolean;
  onProgress?: (line: string) => void;
}

const openWriter = ({ format, path }: ExportTarget): LayerWriter =>
  format === 'gpkg' ? openGeoPackageFile(path) : openFolder(path, format);

/**
 * Writes records, as they are at one moment, in the form that an import reads; returns how many records of each
 * kind were written.
 */
export async function exportRecords(
  db: Database,
  target: ExportTarget,
): Promise<Record<string, number>> {
  const { entities = landEntities, withPersons = true, onProgress } = target;
  const counts: Record<string, number> = {};
  const writer = openWriter(target);
  try {
    await readLayers(db, {
      entities,
      withPersons,
      write: async (layer) => {
        onProgress?.(`writing ${layer.name}`);
        counts[layer.name] = await writer.write(layer);
      },
    });
  } finally {
    writer.close();
  }
  return counts;
}
