import { landImportFields, plotDetailFields, type LandEntity } from '@temple-land/portal-core';

/** The tables of a kind of record: where it is stored, its parent, what tells records apart, and its columns by field. */
export interface LandTable {
  /** The stored table. */
  table: string;
  /** The table in which the rows of a file are collected first. */
  stage: string;
  /** The level of the record: 1 for a district, 5 for a plot. */
  level: number;
  /** The column with the id of the higher place; districts have none. */
  parent?: string;
  /** The column that tells records of one place apart. */
  key: string;
  /** The columns by the names of their fields, without outline and back page. */
  columns: Readonly<Record<string, string>>;
  hasOutline: boolean;
}

const toColumn = (field: string) =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const referenceNames = new Set(['district', 'tahasil', 'mouza', 'khatiyan']);

const columnsOf = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, toColumn(field)]));

const ownFields = (entity: LandEntity) =>
  Object.keys(landImportFields[entity]).filter(
    (field) =>
      !referenceNames.has(field) && !(entity === 'plot' && plotDetailFields.includes(field)),
  );

const describe = (entity: LandEntity, level: number, key: string, parent?: string): LandTable => ({
  table: `${entity}s`,
  stage: `staged_${entity}s`,
  level,
  key,
  columns: columnsOf(ownFields(entity)),
  hasOutline: entity !== 'khatiyan',
  ...(parent === undefined ? {} : { parent }),
});

/** The tables of the land register. */
export const landTables: Readonly<Record<LandEntity, LandTable>> = {
  district: describe('district', 1, 'code'),
  tahasil: describe('tahasil', 2, 'name_en', 'district_id'),
  mouza: describe('mouza', 3, 'name_en', 'tahasil_id'),
  khatiyan: describe('khatiyan', 4, 'number', 'mouza_id'),
  plot: describe('plot', 5, 'number', 'khatiyan_id'),
};

/** The columns of the back page of a plot's record by the names of their fields. */
export const detailColumns = columnsOf(plotDetailFields);
