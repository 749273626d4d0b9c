import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registerEntities, type RegisterEntity } from '@temple-land/portal-core';
import { checkImport, readImport, uploadImport } from '../../../../../tests/support/importJobs.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { createTextFolder } from '../../../../../tests/support/textFolder.ts';
import { exportRecords } from './exports/exportRecords.ts';

const service = makeAppBeforeAll();
const { folder } = createTextFolder();
const previewRows = 20;

/** Every register and list, in groups of as many files as an import can have. */
const groups: readonly (readonly RegisterEntity[])[] = [
  registerEntities.slice(0, 7),
  registerEntities.slice(7),
];

it.each(
  (['csv', 'xlsx'] as const).flatMap((format) => groups.map((group) => [format, group] as const)),
)('a %s export of %j is read on screen and changes nothing', async (format, entities) => {
  const path = join(folder, `${format}-${entities.length}-${entities[0]}`);
  mkdirSync(path);
  const written = await exportRecords(service.deps.db, { format, path, entities });
  const { token } = await service.signInAs('administrator');
  const filled = entities.filter((entity) => (written[`${entity}s`] ?? 0) > 0);
  const files = Object.fromEntries(
    filled.map((entity) => {
      const name = `${entity}s.${format}`;
      return [name, new Uint8Array(readFileSync(join(path, name)))];
    }),
  );
  const id = await uploadImport(service, files, token);
  const read = await readImport(service, id, token);
  expect(read.state).toBe('mapping');
  expect(read.mapping.map(({ parts }) => parts[0]?.entity).sort()).toEqual([...filled].sort());
  for (const { rows } of read.tables) expect(rows.length).toBeLessThanOrEqual(previewRows);
  const checked = await checkImport(service, id, token);
  expect([checked.state, checked.faultCount, checked.batchId]).toEqual(['done', 0, null]);
  expect(checked.counts.filter(({ added, changed }) => added + changed > 0)).toEqual([]);
  expect(checked.counts.find(({ entity }) => entity === filled[0])?.unchanged).toBe(
    written[`${filled[0]}s`],
  );
});
