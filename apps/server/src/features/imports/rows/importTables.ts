import {
  importFields,
  isLandEntity,
  plotDetailFields,
  referenceFields,
  type ImportEntity,
  type LandEntity,
  type RegisterEntity,
} from '@temple-land/portal-core';
import { applicationTables } from './applicationTables.ts';
import { encroachment } from './encroachmentTable.ts';
import { lease } from './leaseTable.ts';
import { columnsOf, type ImportTable, type RegisterTable } from './registerTable.ts';
import { listTables } from './listTables.ts';
import { saleCase } from './saleCaseTable.ts';
import { userTables } from './userTables.ts';

const referenceNames = new Set<string>(referenceFields);

const ownFields = (entity: LandEntity) =>
  Object.keys(importFields[entity]).filter(
    (field) =>
      !referenceNames.has(field) && !(entity === 'plot' && plotDetailFields.includes(field)),
  );

const describe = (
  entity: LandEntity,
  level: number,
  key: string,
  parent?: string,
): ImportTable => ({
  table: `${entity}s`,
  stage: `staged_${entity}s`,
  level,
  key,
  columns: columnsOf(ownFields(entity)),
  hasOutline: entity !== 'khatiyan',
  ...(parent === undefined ? {} : { parent }),
});

/** The tables of the land register. */
export const landTables: Readonly<Record<LandEntity, ImportTable>> = {
  district: describe('district', 1, 'code'),
  tahasil: describe('tahasil', 2, 'name_en', 'district_id'),
  mouza: describe('mouza', 3, 'name_en', 'tahasil_id'),
  khatiyan: describe('khatiyan', 4, 'number', 'mouza_id'),
  plot: describe('plot', 5, 'number', 'khatiyan_id'),
};

/** The tables of the other registers. */
export const registerTables: Readonly<Record<RegisterEntity, RegisterTable>> = {
  ...userTables,
  lease,
  encroachment,
  saleCase,
  ...applicationTables,
  ...listTables,
};

/** The tables of all kinds of records. */
export const importTables: Readonly<Record<ImportEntity, ImportTable>> = {
  ...landTables,
  ...registerTables,
};

/** Returns the table of a register; undefined for a kind of record of the land register. */
export const findRegister = (entity: ImportEntity): RegisterTable | undefined =>
  isLandEntity(entity) ? undefined : registerTables[entity];

/** The columns of the back page of a plot's record by the names of their fields. */
export const detailColumns = columnsOf(plotDetailFields);
