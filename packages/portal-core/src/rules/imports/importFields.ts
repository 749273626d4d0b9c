import {
  isLandEntity,
  importEntities,
  type ImportEntity,
} from '../../schemas/admin/importKinds.ts';
import type { ImportFields } from './fieldMakers.ts';
import { landFields } from './landFields.ts';
import { registerFields, registerKeys } from './registerFields.ts';

export type { ImportField, ImportFieldKind, ImportFields } from './fieldMakers.ts';
export { plotDetailFields } from './landFields.ts';

/** The fields of each kind of imported record, in the order in which faults are reported. */
export const importFields: Readonly<Record<ImportEntity, ImportFields>> = {
  ...landFields,
  ...registerFields,
};

/** The fields that name a higher place, from the highest. */
export const referenceFields = ['district', 'tahasil', 'mouza', 'khatiyan', 'plot'] as const;

/** The field that tells the records of one place apart, or all of a register. */
export const keyFieldOf = (entity: ImportEntity): string => {
  if (!isLandEntity(entity)) return registerKeys[entity];
  if (entity === 'district') return 'code';
  return entity === 'khatiyan' || entity === 'plot' ? 'number' : 'nameEn';
};

/** Returns whether records of a kind have an outline. */
export const hasOutline = (entity: ImportEntity): boolean =>
  isLandEntity(entity) && entity !== 'khatiyan';

/** Returns a kind of record by its name in the plural, as the command and files have it; undefined for another text. */
export const findImportEntity = (plural: string): ImportEntity | undefined =>
  importEntities.find((entity) => `${entity}s` === plural);
