import type { AdminFilter, EntityName } from '@temple-land/portal-core';
import type { TestApp } from './makeApp.ts';

/** A record to save: fields of an entity by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** What an administrator does in a test, with the right token. */
export interface Administration {
  save(entity: EntityName, fields: Fields): Promise<Record<string, unknown>>;
  /** Saves and gives the id. */
  saved(entity: EntityName, fields: Fields): Promise<number>;
  remove(entity: EntityName, id: number, version: number): Promise<unknown>;
  rows(entity: EntityName, filter?: AdminFilter): Promise<Record<string, unknown>[]>;
  /** Gives one record. */
  row(entity: EntityName, id: number): Promise<Record<string, unknown>>;
}

/** Signs the sample's administrator in and gives the calls of maintenance. */
export async function administration(service: TestApp): Promise<Administration> {
  const { token } = await service.signInAs('administrator');
  const save: Administration['save'] = async (entity, fields) => {
    const { answer } = await service.send('adminSave', { entity, ...fields }, token);
    return answer as Record<string, unknown>;
  };
  const rows: Administration['rows'] = async (entity, filter = {}) => {
    const page = { pageNumber: 1, pageSize: 1000 };
    const answer = await service.call('adminList', { entity, filter, ...page }, token);
    return 'result' in answer ? answer.result.rows : [];
  };
  return {
    save,
    saved: async (entity, fields) => {
      const answer = await save(entity, fields);
      if (answer['status'] !== 200) throw new Error(`${entity}: ${JSON.stringify(answer)}`);
      return (answer['result'] as { id: number }).id;
    },
    remove: (entity, id, version) => service.call('adminDelete', { entity, id, version }, token),
    rows,
    row: async (entity, id) => {
      const found = (await rows(entity)).find((row) => row['id'] === id);
      if (found === undefined) throw new Error(`There is no ${entity} ${id}.`);
      return found;
    },
  };
}
