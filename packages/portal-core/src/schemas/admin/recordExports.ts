import * as v from 'valibot';
import { text } from '../common.ts';
import { importEntities, isLandEntity, type ImportEntity } from './importKinds.ts';
import { personalFields } from './personalFields.ts';

/** What can be taken out as a file: the land record as a whole, or one kind of record. */
export const recordExports = ['land', ...importEntities] as const;
export type RecordExport = (typeof recordExports)[number];

/** The formats of files of records. */
export const recordExportFormats = ['gpkg', 'geojson', 'csv', 'xlsx'] as const;
export type RecordExportFormat = (typeof recordExportFormats)[number];

/** Returns the formats of an export, the first one proposed: several kinds fit into a GeoPackage only. */
export function listExportFormats(what: RecordExport): readonly RecordExportFormat[] {
  if (what === 'land') return ['gpkg'];
  if (isLandEntity(what) && what !== 'khatiyan') return ['csv', 'xlsx', 'geojson', 'gpkg'];
  return ['csv', 'xlsx'];
}

/** Returns whether a kind of record is about nothing but persons, so that it cannot be exported without them. */
export const isAboutPersonsOnly = (what: RecordExport): boolean => what === 'citizen';

/** Returns whether an export has fields with personal data. */
export const hasPersonalFields = (what: RecordExport): boolean =>
  what === 'land' || personalFields[what as ImportEntity] !== undefined;

/** A file of records; personal data needs a reason, which is recorded. */
export const RecordExportRequest = v.pipe(
  v.object({
    what: v.picklist(recordExports),
    format: v.picklist(recordExportFormats),
    withPersons: v.boolean(),
    reason: text(300),
  }),
  v.check(({ what, format }) => listExportFormats(what).includes(format)),
  v.check(({ what, withPersons }) => withPersons || !isAboutPersonsOnly(what)),
  v.check(({ withPersons, reason }) => !withPersons || reason.trim() !== ''),
);
